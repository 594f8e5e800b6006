import type { KeyboardEvent } from "react";

/** Escape leaves what is open as its button does, and nothing around it. */
export const leaveOnEscape = (onLeave: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  onLeave();
};
