#define _GNU_SOURCE

#include "CSpawn.h"

#include <fcntl.h>
#include <unistd.h>

int spawn_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int spawn_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}
