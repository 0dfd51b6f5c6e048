#pragma once
#include <stdint.h>

/// The weights of the crisis model, one for each feature, in sixteenths of log odds. `Tests/Crisis/train` makes them.
extern const int8_t *const crisis_model;
