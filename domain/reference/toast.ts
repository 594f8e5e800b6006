/** RE7 */
export const SEVERITIES = ["info", "success", "warning", "error"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** RE7: in ms. */
export const TOAST_DURATION = 4000;

/** RE8: closed, or open with what it says and for how long. */
export type Toast =
  | { readonly isOpen: false }
  | { readonly isOpen: true; readonly severity: Severity; readonly message: string; readonly duration: number };

export const NO_TOAST: Toast = { isOpen: false };

/** RE7: a duration that is no positive number is the default. */
export const openToast = (severity: Severity, message: string, duration: number = TOAST_DURATION): Toast => ({
  isOpen: true,
  severity,
  message,
  duration: Number.isFinite(duration) && duration > 0 ? duration : TOAST_DURATION,
});

/** RE8: what closes a toast; nothing else does. */
export const TOAST_CLOSERS = ["timeout", "clickaway", "escape", "control"] as const;
export type ToastCloser = (typeof TOAST_CLOSERS)[number];

/** RE8: `shownMs` is how long it has been shown: time alone closes it only after its duration. */
export const afterToast = (toast: Toast, closer: ToastCloser, shownMs: number): Toast =>
  toast.isOpen && closer === "timeout" && !(shownMs >= toast.duration) ? toast : NO_TOAST;
