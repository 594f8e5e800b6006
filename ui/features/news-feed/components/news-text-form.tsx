import { Button, Textarea } from "@mantine/core";
import { checkNewsText, NEWS_TEXT_MAX } from "@morsel/domain/social";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import classes from "./news.module.css";

export type NewsTextFormProps = {
  readonly label: ReactNode;
  readonly submit: ReactNode;
  readonly rows: number;
  readonly isBusy: boolean;
  /** Calls back once it is posted, so that the field is emptied. */
  readonly onPost: (text: string, onPosted: () => void) => void;
};

/** Own words: a post or a comment. The button is never disabled: it says what is missing. */
export const NewsTextForm = ({ label, submit, rows, isBusy, onPost }: NewsTextFormProps) => {
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const post = (event: FormEvent): void => {
    event.preventDefault();
    const { ok } = checkNewsText(text);
    setWrong(!ok);
    if (ok && !isBusy) onPost(text, () => setText(""));
  };
  return (
    <form className={classes.form} onSubmit={post} noValidate>
      <Textarea
        label={label}
        rows={rows}
        maxLength={NEWS_TEXT_MAX}
        value={text}
        error={isWrong ? <FormattedMessage id="news.text.wrong" values={{ max: NEWS_TEXT_MAX }} /> : undefined}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <span className={sharing.actions}>
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
      </span>
    </form>
  );
};
