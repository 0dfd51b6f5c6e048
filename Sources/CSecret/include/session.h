#ifndef NUDGY_SESSION_H
#define NUDGY_SESSION_H

// Bytes in the kernel's keyring of this user, through the system calls of keyrings(7).

// 0, or -1 where the kernel does not keep them so that the user's other processes find them.
int session_keep(const char *name, const unsigned char *bytes, int count, unsigned seconds);
// How many bytes there are, or -1.
int session_find(const char *name, unsigned char *bytes, int size);
// 0, or -1 where it can be found still.
int session_forget(const char *name);

#endif
