import { Button, CloseButton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import type { Toast, ToastSeverity } from "../../hooks/toasts.ts";
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from "../../theme/icons.ts";
import classes from "./toast-region.module.css";

const icons: Record<ToastSeverity, typeof IconInfoCircle> = {
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertCircle,
  error: IconAlertCircle,
};

export type ToastRegionProps = {
  /** Toast that is shown; undefined for none. */
  readonly toast: Toast | undefined;
  /** Called when the toast is closed or its time is over. */
  readonly onClose: () => void;
};

/**
 * One toast at a time. It closes after its duration, on a click elsewhere, on Escape and by its control; the clock
 * stands still while the pointer or the focus is on it.
 */
export const ToastRegion = ({ toast, onClose }: ToastRegionProps) => {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useEffect(() => {
    if (toast === undefined) return;
    let timer = 0;
    const wait = (milliseconds: number) => {
      timer = window.setTimeout(() => (isHeld.current ? wait(1000) : onClose()), milliseconds);
    };
    wait(toast.duration);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && onClose();
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) onClose();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPointer);
    return () => {
      window.clearTimeout(timer);
      isHeld.current = false;
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPointer);
    };
  }, [toast, onClose]);
  const Icon = icons[toast?.severity ?? "info"];
  const hold = (held: boolean) => () => {
    isHeld.current = held;
  };
  return (
    <output
      className={classes.region}
      aria-live={toast?.severity === "error" ? "assertive" : "polite"}
      aria-label={intl.formatMessage({ id: "shell.toasts" })}
    >
      {toast === undefined ? null : (
        <div
          key={toast.id}
          ref={box}
          className={classes.toast}
          data-severity={toast.severity}
          onPointerEnter={hold(true)}
          onPointerLeave={hold(false)}
          onFocus={hold(true)}
          onBlur={hold(false)}
        >
          <Icon className={classes.icon} size={20} aria-hidden="true" />
          <div className={classes.body}>
            <p className={classes.message}>{toast.message}</p>
            {[toast.onward, toast.action].map(
              (action) =>
                action && (
                  <Button
                    key={action.label}
                    variant="subtle"
                    className={classes.action}
                    onClick={() => {
                      action.onUse();
                      onClose();
                    }}
                  >
                    {action.label}
                  </Button>
                ),
            )}
          </div>
          <CloseButton
            size={44}
            iconSize={18}
            aria-label={intl.formatMessage({ id: "shell.toast.close" })}
            onClick={onClose}
          />
        </div>
      )}
    </output>
  );
};
