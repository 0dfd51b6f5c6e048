#pragma once
#include <stddef.h>
#include <stdint.h>

/// The fields of words, as `WordFields` reads them. `Tests/Crisis/train` makes them of `Sources/Languages/English/fields.txt`.
extern const uint8_t *const word_fields;
extern const size_t word_fields_size;

struct table {
  const uint8_t *bytes;
  size_t size;
};

/// The weights of each language's crisis model: signed bytes, a power of two of them, in eighths. `Tests/Crisis/train`
/// makes them.
extern const struct table crisis_model_en;
extern const struct table crisis_model_de;

/// The tables of each language's line and token model, as `WeightTable` reads them. `make corpus` makes them.
extern const struct table line_model_en;
extern const struct table line_model_de;
extern const struct table token_model_en;
extern const struct table token_model_de;

/// The weights of each language's rankers, for lines and for pieces of them, as `Ranker` reads them. `make corpus` makes
/// them.
extern const struct table line_weights_en;
extern const struct table line_weights_de;
extern const struct table piece_weights_en;
extern const struct table piece_weights_de;
