import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import {
  CONTACT_TEXT,
  CONTACT_TOPICS,
  refusedContactField,
  type ContactField,
  type ContactMessage,
} from "@morsel/domain/contact";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import classes from "./contact.module.css";

export type ContactDraft = Omit<ContactMessage, "id">;

export type ContactFormProps = {
  readonly draft: ContactDraft;
  readonly onDraft: (draft: ContactDraft) => void;
  /** Why it was not sent. */
  readonly problem?: ReactNode;
  /** Field that the server refused. */
  readonly refused?: ContactField | undefined;
  readonly isBusy: boolean;
  readonly onSend: (draft: ContactDraft) => void;
};

/** An address, a topic and a text. Send is never disabled: it says what is missing. */
export const ContactForm = ({ draft, onDraft, problem, refused, isBusy, onSend }: ContactFormProps) => {
  const intl = useIntl();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wrong = refused ?? (isTried ? refusedContactField(draft) : undefined);
  useEffect(() => {
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    // Only a new try moves the focus: who corrects a field stays in it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isTried, refused]);
  const change = (one: Partial<ContactDraft>) => {
    setTried(false);
    onDraft({ ...draft, ...one });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const field = refusedContactField(draft);
    setTried(field !== undefined);
    if (field === undefined && !isBusy) onSend(draft);
  };
  const left = Math.max(0, CONTACT_TEXT.max - draft.text.length);
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        label={<FormattedMessage id="contact.form.email" />}
        description={<FormattedMessage id="contact.form.email.hint" />}
        maxLength={254}
        value={draft.email}
        error={wrong === "email" && <FormattedMessage id="contact.form.email.refused" />}
        onChange={({ currentTarget: { value } }) => change({ email: value })}
      />
      <NativeSelect
        label={<FormattedMessage id="contact.form.topic" />}
        value={draft.topic}
        data={CONTACT_TOPICS.map((topic) => ({
          value: topic,
          label: intl.formatMessage({ id: `contact.form.topic.${topic}` }),
        }))}
        onChange={({ currentTarget: { value } }) => change({ topic: value as ContactDraft["topic"] })}
      />
      <Textarea
        label={<FormattedMessage id="contact.form.text" />}
        description={<FormattedMessage id="contact.form.text.hint" values={{ left }} />}
        rows={7}
        maxLength={CONTACT_TEXT.max}
        value={draft.text}
        error={wrong === "text" && <FormattedMessage id="contact.form.text.refused" values={CONTACT_TEXT} />}
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="contact.form.send" />
      </Button>
    </form>
  );
};
