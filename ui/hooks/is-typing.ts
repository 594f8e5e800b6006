const OWNS_KEYS = "input, textarea, select, [contenteditable], dialog, [role=menu], [role=tab], [role=listbox]";

/** True when a key belongs to what has the focus, or comes with a modifier: no shortcut then. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(OWNS_KEYS) !== null);
