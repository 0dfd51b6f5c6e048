#define _GNU_SOURCE
#include "CEditline.h"

#include <string.h>
#include <wchar.h>

EditLine *editline_open(const char *program) {
  FILE *complaints = fopen("/dev/null", "we");
  EditLine *editor = el_init(program, stdin, stdout, complaints ? complaints : stderr);
  if (editor == NULL) return NULL;
  el_set(editor, EL_SIGNAL, 0);
  el_set(editor, EL_EDITOR, "emacs");
  return editor;
}

int editline_can_move(EditLine *editor) {
  char *up = NULL;
  return el_get(editor, EL_GETTC, "up", &up) == 0 && up != NULL && *up != '\0';
}

void editline_read_habits(EditLine *editor) {
  el_source(editor, NULL);
  el_set(editor, EL_EDITMODE, 1);
  el_resize(editor);
}

int editline_is_vi(EditLine *editor) {
  const char *name = NULL;
  return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && strcmp(name, "vi") == 0;
}

void editline_set_prompt(EditLine *editor, editline_prompt prompt) {
  el_set(editor, EL_PROMPT_ESC, prompt, '\1');
}

void editline_set_source(EditLine *editor, el_rfunc_t next) {
  el_set(editor, EL_GETCFN, next);
}

void editline_set_owner(EditLine *editor, void *owner) {
  el_set(editor, EL_CLIENTDATA, owner);
}

void *editline_owner(EditLine *editor) {
  void *owner = NULL;
  el_get(editor, EL_CLIENTDATA, &owner);
  return owner;
}

void editline_bind(EditLine *editor, const char *key, const char *name, editline_command command) {
  el_set(editor, EL_ADDFN, name, name, command);
  el_set(editor, EL_BIND, key, name, NULL);
  el_set(editor, EL_BIND, "-a", key, name, NULL);
}

void editline_take_signal_keys(EditLine *editor) {
  el_set(editor, EL_SETTY, "-d", "-isig", "-ixon", "-icanon", "-echo", NULL);
  /* Between two lines a Ctrl-D would end a file that nobody reads, and be lost to the next line; and what is typed
     ahead would be shown twice, by the terminal and with the prompt. */
  el_set(editor, EL_SETTY, "-x", "eof=", "-echo", NULL);
}

void editline_set_raw(EditLine *editor, int raw) {
  el_set(editor, EL_PREP_TERM, raw);
}

void editline_redraw(EditLine *editor) {
  el_set(editor, EL_REFRESH);
}

History *editline_history_open(EditLine *editor, int limit) {
  History *past = history_init();
  if (past == NULL) return NULL;
  HistEvent event;
  history(past, &event, H_SETSIZE, limit);
  history(past, &event, H_SETUNIQUE, 1);
  el_set(editor, EL_HIST, history, past);
  return past;
}

void editline_history_add(History *past, const char *line) {
  HistEvent event;
  history(past, &event, H_ENTER, line);
}

int editline_width(wchar_t character) {
  return wcwidth(character);
}
