#include "CCurl.h"
int curl_is_there(void) { return 0; }
