import { CloseButton } from "@mantine/core";
import { useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { useIntl } from "react-intl";
import classes from "./bottom-sheet.module.css";

export type BottomSheetProps = {
  /** Heading of the sheet. */
  readonly title: ReactNode;
  /** Called when the sheet is closed, by whichever way. */
  readonly onClose: () => void;
  /** Contents. */
  readonly children: ReactNode;
};

/** Comes from below over the page, and leaves on Escape, Back, its button and a tap beside it. */
export const BottomSheet = ({ title, onClose, children }: BottomSheetProps) => {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Closed before it goes, it gives the focus back to what opened it.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby={id}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
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
            onClick={onClose}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
};
