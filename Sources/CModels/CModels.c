#include "CModels.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// The file begins with a heading, as compilers take some first bytes for those of a text in UTF-16.
enum { heading = 8 };

static const int8_t english[] = {
#embed "crisis.en.model"
};

static const int8_t german[] = {
#embed "crisis.de.model"
};

_Static_assert(sizeof english == heading + (1 << 18), "the model has one weight for each feature");
_Static_assert(sizeof german == sizeof english, "the model has one weight for each feature");

const int8_t *const crisis_model_en = english + heading;
const int8_t *const crisis_model_de = german + heading;

static const uint8_t fields[] = {
#embed "words.fields"
};

const uint8_t *const word_fields = fields;
const size_t word_fields_size = sizeof fields;

static const uint8_t line[] = {
#embed "line.model"
};

static const uint8_t token[] = {
#embed "token.model"
};

const uint8_t *const line_model = line;
const size_t line_model_size = sizeof line;
const uint8_t *const token_model = token;
const size_t token_model_size = sizeof token;
