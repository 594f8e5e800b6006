import { Button } from "@mantine/core";
import { useEffect, useRef, type ReactNode } from "react";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import classes from "./second-step.module.css";

export type ConfirmActionProps = {
  readonly words: ReactNode;
  readonly yes: ReactNode;
  readonly no: ReactNode;
  readonly isBusy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks for confirmation in place before an action that cannot be undone. */
export const ConfirmAction = ({ words, yes, no, isBusy, onYes, onNo }: ConfirmActionProps) => {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div role="group" onKeyDown={leaveOnEscape(onNo)}>
      <p className={classes.hint}>{words}</p>
      <div className={classes.buttons}>
        <Button ref={first} loading={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="default" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
};
