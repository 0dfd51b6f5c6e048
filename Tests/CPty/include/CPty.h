#ifndef CPTY_H
#define CPTY_H

#include <sys/ioctl.h>
#include <sys/types.h>

/* Starts a program at a new terminal of its own. */
pid_t pty_start(int *terminal, struct winsize size, char *const arguments[], char *const environment[]);

#endif
