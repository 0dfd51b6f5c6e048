#include "Discretion.h"

#include <sys/prctl.h>
#include <sys/resource.h>

void nudgy_keep_to_itself(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}
