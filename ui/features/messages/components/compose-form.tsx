import { Button, Textarea, TextInput } from "@mantine/core";
import type { MessagesClient } from "@morsel/application/messages/client/messages-client";
import type { StoredDraft } from "@morsel/application/messages/message-store";
import { checkMessage, MESSAGE_MAX } from "@morsel/domain/social";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { useDraft } from "../../../sharing/use-draft.ts";
import { Problem } from "../../../shell/page/page.tsx";
import { messagesKey } from "../queries.ts";
import classes from "./messages.module.css";

export type ComposeFormProps = {
  readonly messages: MessagesClient;
  readonly newId: () => string;
  readonly draft?: StoredDraft | undefined;
  /** A username to begin with. */
  readonly recipient?: string;
  /** The message that is answered; its thread gives recipient and subject. */
  readonly replyTo?: string;
  readonly onSent: (recipient: string) => void;
};

type Wrong = { readonly field: "recipient" | "subject" | "body"; readonly words: ReactNode };

/** Recipient, subject and text of a message. What is typed is kept as a draft; Send is never disabled. */
export const ComposeForm = ({ messages, newId, draft, recipient = "", replyTo, onSent }: ComposeFormProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  // W470: sent again after a lost answer, it is still the same message.
  const [id] = useState(newId);
  const [fields, setFields] = useState({
    recipient: draft?.recipient ?? recipient,
    subject: draft?.subject ?? "",
    body: draft?.body ?? "",
  });
  const [wrong, setWrong] = useState<Wrong>();
  const form = useRef<HTMLFormElement>(null);
  const [draftId] = useState(() => draft?.id ?? newId());
  const kept = useDraft({
    version: draft?.version ?? 0,
    text: JSON.stringify(fields),
    hasWords: fields.subject.trim() !== "" || fields.body.trim() !== "",
    save: (version) => messages.saveDraft({ ...fields, id: draftId, replyTo, version }),
  });
  const change = (one: Partial<typeof fields>): void => {
    setWrong(undefined);
    setFields({ ...fields, ...one });
  };
  const refuse = (problem: Wrong): void => {
    setWrong(problem);
    form.current?.querySelector<HTMLElement>(`[name="${problem.field}"]`)?.focus();
  };
  const send = useMutation({
    mutationFn: async () => {
      await kept.stop();
      const { recipient: to, ...message } = fields;
      return run(
        messages.send({
          ...message,
          id,
          ...(replyTo === undefined ? { recipient: to } : { replyTo }),
          draft: draftId,
        }),
      );
    },
    onSuccess: () => {
      onSent(fields.recipient.trim());
      setFields({ recipient: "", subject: "", body: "" });
      return queries.invalidateQueries({ queryKey: messagesKey });
    },
    onError: (problem) => {
      kept.resume();
      const tag = refusalIn(problem)?._tag ?? "";
      if (replyTo === undefined && ["RecipientUnknown", "WritesToOneself"].includes(tag))
        refuse({ field: "recipient", words: refusalWords(intl, problem) });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    const checked = checkMessage(fields);
    if (replyTo === undefined && fields.recipient.trim() === "")
      refuse({ field: "recipient", words: <FormattedMessage id="messages.recipient.wrong" /> });
    else if (checked.ok) send.mutate();
    else
      refuse({
        field: checked.error.field,
        words: <FormattedMessage id={`messages.${checked.error.field}.wrong`} values={{ max: checked.error.max }} />,
      });
  };
  const errorOf = (field: Wrong["field"]) => (wrong?.field === field ? wrong.words : undefined);
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      {replyTo === undefined && (
        <>
          <TextInput
            name="recipient"
            label={<FormattedMessage id="messages.recipient" />}
            value={fields.recipient}
            maxLength={100}
            error={errorOf("recipient")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => change({ recipient: value })}
          />
          <TextInput
            name="subject"
            label={<FormattedMessage id="messages.subject" />}
            value={fields.subject}
            maxLength={MESSAGE_MAX.subject}
            error={errorOf("subject")}
            onChange={({ currentTarget: { value } }) => change({ subject: value })}
          />
        </>
      )}
      <Textarea
        name="body"
        label={<FormattedMessage id={replyTo === undefined ? "messages.body" : "messages.reply"} />}
        rows={replyTo === undefined ? 8 : 4}
        value={fields.body}
        maxLength={MESSAGE_MAX.body}
        error={errorOf("body")}
        onChange={({ currentTarget: { value } }) => change({ body: value })}
      />
      <Problem>{send.error === null || wrong !== undefined ? undefined : refusalWords(intl, send.error)}</Problem>
      <span className={sharing.actions}>
        <Button type="submit" loading={send.isPending}>
          <FormattedMessage id="messages.send" />
        </Button>
        <span role="status" className={sharing.hint}>
          {kept.state !== "typing" && <FormattedMessage id={`messages.draft.${kept.state}`} />}
        </span>
      </span>
    </form>
  );
};
