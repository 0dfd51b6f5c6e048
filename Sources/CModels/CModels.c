#include "CModels.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The file begins with a heading, as compilers take some first bytes for those of a text in UTF-16.
enum { heading = 8 };

static const uint8_t english_crisis[] = {
#embed "crisis.en.model"
};

static const uint8_t german_crisis[] = {
#embed "crisis.de.model"
};

#define is_power_of_two(number) ((number) != 0 && ((number) & ((number) - 1)) == 0)
_Static_assert(is_power_of_two(sizeof english_crisis - heading), "features are found by the low bits of their hash");
_Static_assert(is_power_of_two(sizeof german_crisis - heading), "features are found by the low bits of their hash");

const struct table crisis_model_en = {english_crisis + heading, sizeof english_crisis - heading};
const struct table crisis_model_de = {german_crisis + heading, sizeof german_crisis - heading};

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
