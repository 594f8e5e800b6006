import { Button, Textarea } from "@mantine/core";
import { useState, type ReactNode } from "react";
import sharing from "../../../sharing/sharing.module.css";
import { Sheet } from "../../../shell/page/page.tsx";

export type WordsFormProps = {
  readonly label: ReactNode;
  readonly min: number;
  readonly max: number;
  readonly wrong: ReactNode;
  readonly isBusy: boolean;
  /** Each way to send the words. */
  readonly submits: readonly {
    readonly name: string;
    readonly words: ReactNode;
    readonly onSend: (text: string) => void;
  }[];
};

/** Some words, and one or more ways to send them. */
export const WordsForm = ({ label, min, max, wrong, isBusy, submits }: WordsFormProps) => {
  const [text, setText] = useState("");
  const [isTold, setTold] = useState(false);
  const isShort = text.trim().length < min;
  return (
    <Sheet>
      <form className={sharing.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Textarea
          label={label}
          rows={3}
          maxLength={max}
          value={text}
          error={isTold && isShort ? wrong : undefined}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <span className={sharing.actions}>
          {submits.map(({ name, words, onSend }) => (
            <Button
              key={name}
              variant={name === submits[0]?.name ? "filled" : "default"}
              loading={isBusy}
              onClick={() => {
                setTold(true);
                if (!isShort) onSend(text);
              }}
            >
              {words}
            </Button>
          ))}
        </span>
      </form>
    </Sheet>
  );
};
