import { CloseButton } from "@mantine/core";
import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { MODAL_TRANSITION } from "@morsel/domain/reference";
import classes from "./prompt-modal.module.css";

export type PromptModalProps = {
  /** Heading of the prompt. */
  readonly title: ReactNode;
  /** Widest that it becomes, in px. */
  readonly maxWidth: number;
  /** Name of the prompt in tests. */
  readonly testId: string;
  /** By whatever way it is closed, once. */
  readonly onClose: () => void;
  /** Its buttons close by what they are given, which waits for the modal to have gone. */
  readonly children: (close: () => void) => ReactNode;
};

/** RE6: comes in 500 ms and leaves in 100, and at once where less motion is asked for. */
export const PromptModal = ({ title, maxWidth, testId, onClose, children }: PromptModalProps) => {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = window.setTimeout(onClose, MODAL_TRANSITION.exitMs);
    return () => window.clearTimeout(timer);
  }, [isLeaving, onClose]);
  const close = () => setLeaving(true);
  const style = {
    maxWidth,
    "--enter": `${MODAL_TRANSITION.enterMs}ms`,
    "--exit": `${MODAL_TRANSITION.exitMs}ms`,
  } as CSSProperties;
  return (
    <dialog
      ref={dialog}
      className={classes.modal}
      style={style}
      data-leaving={isLeaving || undefined}
      data-testid={testId}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          <CloseButton
            size={44}
            iconSize={20}
            aria-label={intl.formatMessage({ id: "shell.sheet.close" })}
            onClick={close}
          />
        </div>
        {children(close)}
      </div>
    </dialog>
  );
};
