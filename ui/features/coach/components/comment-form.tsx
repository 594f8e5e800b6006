import { Button, NativeSelect, Textarea } from "@mantine/core";
import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { COACH_COMMENT_MAX, checkCoachComment } from "@morsel/domain/social";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "../../../sharing/sharing.module.css";
import { Problem } from "../../../shell/page/page.tsx";
import { coachKey } from "../queries.ts";

/** An entry of the day that a comment can be about. */
export type CommentedEntry = { readonly id: string; readonly description: string };

export type CommentFormProps = {
  /** Name of the field. */
  readonly label: ReactNode;
  /** Entries to choose from; none where the comment is an answer. */
  readonly entries: readonly CommentedEntry[];
  readonly newId: () => string;
  /** Sends the comment; sent again after a lost answer, it is still the same one. */
  readonly send: (comment: {
    readonly id: string;
    readonly text: string;
    readonly entry?: string;
  }) => ReturnType<CoachClientPort["comment"]> | ReturnType<CoachClientPort["answer"]>;
};

/** A comment on a day, or an answer to one. */
export const CommentForm = ({ label, entries, newId, send }: CommentFormProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [id, setId] = useState(newId);
  const [text, setText] = useState("");
  const [entry, setEntry] = useState("");
  const [isTried, setTried] = useState(false);
  const sending = useMutation({
    mutationFn: () => run<void, unknown>(send({ id, text, ...(entry === "" ? {} : { entry }) })),
    onSuccess: () => {
      setId(newId());
      setText("");
      setTried(false);
      return queries.invalidateQueries({ queryKey: coachKey });
    },
  });
  const isFit = checkCoachComment(text).ok;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isFit && !sending.isPending) sending.mutate();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {entries.length > 0 && (
        <NativeSelect
          label={<FormattedMessage id="coach.comment.about" />}
          value={entry}
          onChange={({ currentTarget: { value } }) => setEntry(value)}
          data={[
            { value: "", label: intl.formatMessage({ id: "coach.comment.day" }) },
            ...entries.map(({ id: value, description }) => ({ value, label: description })),
          ]}
        />
      )}
      <Textarea
        label={label}
        rows={3}
        maxLength={COACH_COMMENT_MAX}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Problem>
        {isTried && !isFit ? (
          <FormattedMessage id="coach.comment.wrong" values={{ max: COACH_COMMENT_MAX }} />
        ) : sending.error === null ? undefined : (
          refusalWords(intl, sending.error)
        )}
      </Problem>
      <Button type="submit" loading={sending.isPending}>
        <FormattedMessage id="coach.comment.send" />
      </Button>
    </form>
  );
};
