#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/* Functions that the C library declares only under _GNU_SOURCE, which Swift's Glibc module does not define. */

/* Makes a pipe with both ends close-on-exec. Returns 0, or -1 and sets errno. */
int spawn_pipe(int ends[2]);

/* Lets the program that is started close all descriptors from the lowest on. Returns 0 or an error number. */
int spawn_close_from(posix_spawn_file_actions_t *actions, int lowest);

#endif
