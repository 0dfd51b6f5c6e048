#include "CModels.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The file begins with a heading, as compilers take some first bytes for those of a text in UTF-16.
enum { heading = 8 };

static const int8_t english_crisis[] = {
#embed "crisis.en.model"
};

static const int8_t german_crisis[] = {
#embed "crisis.de.model"
};

_Static_assert(sizeof english_crisis == heading + (1 << 18), "the model has one weight for each feature");
_Static_assert(sizeof german_crisis == sizeof english_crisis, "the model has one weight for each feature");

const int8_t *const crisis_model_en = english_crisis + heading;
const int8_t *const crisis_model_de = german_crisis + heading;

static const uint8_t fields[] = {
#embed "words.fields"
};

const uint8_t *const word_fields = fields;
const size_t word_fields_size = sizeof fields;

static const uint8_t english_line[] = {
#embed "line.en.model"
};

static const uint8_t german_line[] = {
#embed "line.de.model"
};

static const uint8_t english_token[] = {
#embed "token.en.model"
};

static const uint8_t german_token[] = {
#embed "token.de.model"
};

static const uint8_t english_lines[] = {
#embed "lines.en.weights"
};

static const uint8_t german_lines[] = {
#embed "lines.de.weights"
};

static const uint8_t english_pieces[] = {
#embed "pieces.en.weights"
};

static const uint8_t german_pieces[] = {
#embed "pieces.de.weights"
};

const struct table line_weights_en = {english_lines, sizeof english_lines};
const struct table line_weights_de = {german_lines, sizeof german_lines};
const struct table piece_weights_en = {english_pieces, sizeof english_pieces};
const struct table piece_weights_de = {german_pieces, sizeof german_pieces};
const struct table line_model_en = {english_line, sizeof english_line};
const struct table line_model_de = {german_line, sizeof german_line};
const struct table token_model_en = {english_token, sizeof english_token};
const struct table token_model_de = {german_token, sizeof german_token};
