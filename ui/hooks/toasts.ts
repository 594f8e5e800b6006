import { openToast, type Severity } from "@morsel/domain/reference";
import { token } from "@morsel/application/platform/token";
import { BehaviorSubject, type Observable } from "rxjs";

export type ToastSeverity = Severity;

export type ToastAction = { readonly label: string; readonly onUse: () => void };

/** Words are given as they shall be read; the caller translates. */
export type ToastMessage = {
  readonly severity: ToastSeverity;
  readonly message: string;
  /** Milliseconds; 4000 when absent. */
  readonly duration?: number;
  /** Such as undo; using it closes the toast. */
  readonly action?: ToastAction;
  /** Such as where to see it. */
  readonly onward?: ToastAction;
};

export type Toast = ToastMessage & { readonly id: number; readonly duration: number };

/** An undo is offered a little longer than a plain toast lasts. */
export const UNDO_DURATION = 8000;

export interface Toasts {
  /** Undefined while none is open; a new one takes the place of the one before. */
  readonly open$: Observable<Toast | undefined>;
  readonly show: (toast: ToastMessage) => void;
  readonly close: () => void;
}

export const makeToasts = (): Toasts => {
  const open$ = new BehaviorSubject<Toast | undefined>(undefined);
  let last = 0;
  return {
    open$,
    show: (toast) => {
      // RE7: for how long is the domain's to say.
      const opened = openToast(toast.severity, toast.message, toast.duration);
      if (opened.isOpen) open$.next({ ...toast, ...opened, id: (last += 1) });
    },
    close: () => open$.next(undefined),
  };
};

export const Toasts = token<Toasts>("Toasts");
