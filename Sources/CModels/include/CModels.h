#pragma once
#include <stddef.h>
#include <stdint.h>

/// The weights of each language's crisis model, one for each feature, in eighths. `Tests/Crisis/train` makes them.
extern const int8_t *const crisis_model_en;
extern const int8_t *const crisis_model_de;

/// The fields of words, as `WordFields` reads them. `Tests/Crisis/train` makes them of `Sources/Languages/English/fields.txt`.
extern const uint8_t *const word_fields;
extern const size_t word_fields_size;

/// The tables of the line and the token model, as `WeightTable` reads them. `make corpus` makes them.
extern const uint8_t *const line_model;
extern const size_t line_model_size;
extern const uint8_t *const token_model;
extern const size_t token_model_size;
