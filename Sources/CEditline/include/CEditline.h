#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <histedit.h>
#include <sys/eventfd.h>

/* el_set, el_get and history take variable arguments, which Swift cannot pass: one function per use. */

typedef char *(*editline_prompt)(EditLine *);
typedef unsigned char (*editline_command)(EditLine *, int);

/* An editor over the standard streams that leaves every signal alone and keeps its complaints to itself. */
EditLine *editline_open(const char *program);

/* Whether the terminal can go up a row, without which no line can be drawn again. */
int editline_can_move(EditLine *editor);

/* Takes the key bindings of the person's ~/.editrc, and of the rest there nothing that would end editing. */
void editline_read_habits(EditLine *editor);

/* Whether the person's ~/.editrc asks for vi's keys. */
int editline_is_vi(EditLine *editor);

/* The text between two '\1' is sent to the terminal as it stands and counts no columns. */
void editline_set_prompt(EditLine *editor, editline_prompt prompt);
void editline_set_source(EditLine *editor, el_rfunc_t next);
void editline_set_owner(EditLine *editor, void *owner);
void *editline_owner(EditLine *editor);

/* Makes `command` callable by name and binds `key` to it, in vi's command mode too. */
void editline_bind(EditLine *editor, const char *key, const char *name, editline_command command);

/* Ctrl-C and its like arrive as characters while a line is edited, each at once, and Ctrl-S does not freeze the
   screen: whatever modes ~/.editrc has asked for. Between two lines Ctrl-D is a character that waits for the next. */
void editline_take_signal_keys(EditLine *editor);
void editline_set_raw(EditLine *editor, int raw);

/* Draws prompt and line afresh where the cursor stands, which must be the start of a row. */
void editline_redraw(EditLine *editor);

History *editline_history_open(EditLine *editor, int limit);
void editline_history_add(History *history, const char *line);

/* Columns the character takes, as libedit counts them; -1 for what it does not print. */
int editline_width(wchar_t character);

/* Catches the signals; returns the end of a pipe that gives one byte, its number, for each. -1 on failure. */
int signal_pipe_open(const int *signals, int count);

#endif
