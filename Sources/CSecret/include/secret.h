#ifndef NUDGY_SECRET_H
#define NUDGY_SECRET_H

// The desktop's Secret Service through libsecret, which is loaded when something first asks and need not be there.
// Its headers are not needed: what is used of it is declared in secret.c.

enum secret_outcome {
  secret_done = 0,
  // No library, no session bus or nobody on it that keeps secrets.
  secret_absent = 1,
  // It is there, and keeps no such secret.
  secret_missing = 2,
  // It is there, and its own lock is closed; nobody is asked to open it.
  secret_locked = 3,
  secret_refused = 4,
};

// Whether a new secret can be kept without anybody being asked anything.
enum secret_outcome secret_is_ready(void);

// Text of up to size - 1 bytes by its name.
enum secret_outcome secret_find(const char *name, char *text, int size);
enum secret_outcome secret_keep(const char *name, const char *label, const char *text);
enum secret_outcome secret_forget(const char *name);

#endif
