#include "CModels.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const int8_t weights[] = {
#embed "crisis.model"
};

_Static_assert(sizeof weights == 1 << 18, "the model has one weight for each feature");

const int8_t *const crisis_model = weights;
