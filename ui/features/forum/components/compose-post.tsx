import { Button, Textarea } from "@mantine/core";
import { checkPostText, POST_MAX } from "@morsel/domain/forum";
import { useMutation } from "@tanstack/react-query";
import { useRef, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import type { DraftState } from "../../../sharing/use-draft.ts";
import { Problem } from "../../../shell/page/page.tsx";
import type { ForumPorts } from "../use-forum-commands.ts";
import classes from "./forum.module.css";

export type ComposePostProps = Pick<ForumPorts, "forum"> & {
  readonly label: ReactNode;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly submit: ReactNode;
  readonly isBusy: boolean;
  /** Why it was not sent. */
  readonly problem: unknown;
  /** False: the text has nothing wrong, something beside it has. */
  readonly isChecked: boolean;
  readonly onSend: () => void;
  /** FO53: whether what is typed is kept; absent where it is not. */
  readonly draft?: DraftState;
  readonly onCancel?: (() => void) | undefined;
};

/** Text of a post in Markdown, with a preview that the server makes as it makes the post. */
export const ComposePost = (props: ComposePostProps) => {
  const { forum, label, text, onText, submit, isBusy, problem, isChecked, onSend, draft = "typing", onCancel } = props;
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const preview = useMutation({ mutationFn: () => run(forum.preview(text)) });
  const isWrong = isChecked && !checkPostText(text).ok;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (!checkPostText(text).ok) field.current?.focus();
        onSend();
      }}
    >
      <Textarea
        ref={field}
        label={label}
        description={<FormattedMessage id="forum.text.hint" />}
        rows={6}
        value={text}
        maxLength={POST_MAX}
        error={isWrong ? <FormattedMessage id="forum.text.wrong" values={{ max: POST_MAX }} /> : undefined}
        onChange={({ currentTarget: { value } }) => {
          preview.reset();
          onText(value);
        }}
      />
      {preview.data !== undefined && (
        <section aria-label={intl.formatMessage({ id: "forum.preview" })}>
          {/* W612: the server has made it of marks of an allow-list. */}
          <div className={classes.body} dangerouslySetInnerHTML={{ __html: preview.data }} />
        </section>
      )}
      <Problem>
        {problem === null && preview.error === null ? undefined : refusalWords(intl, problem ?? preview.error)}
      </Problem>
      <span className={sharing.actions}>
        <Button type="submit" loading={isBusy}>
          {submit}
        </Button>
        <Button
          variant="default"
          loading={preview.isPending}
          onClick={() => (checkPostText(text).ok ? preview.mutate() : field.current?.focus())}
        >
          <FormattedMessage id="forum.preview.show" />
        </Button>
        {onCancel !== undefined && (
          <Button variant="default" onClick={onCancel}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        )}
        <span role="status" className={sharing.hint}>
          {draft !== "typing" && <FormattedMessage id={`messages.draft.${draft}`} />}
        </span>
      </span>
    </form>
  );
};
