import { useState, type FormEvent, type ReactNode } from "react";
import sharing from "../../../sharing/sharing.module.css";
import { isReasonShort } from "./reason-field.tsx";
import { ReasonedEnd } from "./reasoned-end.tsx";

export type EndFormProps = {
  /** Words of the button that acts. */
  readonly words: ReactNode;
  /** The act is on its way. */
  readonly isBusy: boolean;
  /** The reason as it was typed; not called while it is too short. */
  readonly onSubmit: (reason: string) => void;
  /** The form was left without an act. */
  readonly onCancel: () => void;
};

/** Asks for nothing but the reason of an act, below the row that it is about. */
export const EndForm = ({ words, isBusy, onSubmit, onCancel }: EndFormProps) => {
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (!isReasonShort(reason)) onSubmit(reason);
  };
  return (
    <form className={sharing.form} style={{ flexBasis: "100%" }} onSubmit={submit} noValidate>
      <ReasonedEnd
        reason={reason}
        isTold={isTold}
        onReason={setReason}
        words={words}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
};
