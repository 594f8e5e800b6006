import { CONTACT_TOPICS, type ContactField } from "@morsel/domain/contact";
import type { FieldRefused } from "@morsel/application/platform/refusals";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { ContactForm, type ContactDraft } from "../components/contact-form.tsx";
import classes from "../components/contact.module.css";

const route = getRouteApi("/contact-us");
const DRAFT = "contact";

/** Reads the draft that an earlier visit of this tab left, in whatever shape it was stored. */
const draftOf = (kept: unknown, email: string): ContactDraft => {
  const given = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Record<keyof ContactDraft, unknown>>;
  return {
    email: typeof given.email === "string" ? given.email : email,
    topic: CONTACT_TOPICS.find((topic) => topic === given.topic) ?? "question",
    text: typeof given.text === "string" ? given.text : "",
  };
};

export const ContactPage = () => {
  const { device, drafts, intl, locale, sessionWatch } = useApp();
  const { contact } = route.useRouteContext();
  const status = sessionWatch.current();
  const own = status.status === "authenticated" ? status.me.email : "";
  const [draft, setDraft] = useState(() => draftOf(drafts.read(DRAFT), own));
  // One id for one text, so that a second try after a lost answer is the same message.
  const [id, setId] = useState(device.newId);
  const send = useMutation({
    mutationFn: (message: ContactDraft) => run(contact.send({ ...message, id, locale })),
    onSuccess: () => drafts.clear(DRAFT),
  });
  const refused = refusalIn<{ readonly _tag: string } & Partial<FieldRefused>>(send.error);
  const field = refused?._tag === "FieldRefused" ? (refused.field as ContactField) : undefined;
  const restart = () => {
    setDraft({ ...draft, text: "" });
    setId(device.newId());
    send.reset();
  };
  if (send.isSuccess)
    return (
      <Page title={<FormattedMessage id="contact.form.sent.title" />}>
        <p className={classes.sent} role="status">
          <FormattedMessage id="contact.form.sent" values={{ email: send.variables.email }} />
        </p>
        <p className={classes.ways}>
          <Button variant="default" onClick={restart}>
            <FormattedMessage id="contact.form.another" />
          </Button>
        </p>
      </Page>
    );
  return (
    <Page
      title={<FormattedMessage id="contact.form.title" />}
      lead={<FormattedMessage id="contact.form.lead" values={{ host: window.location.host }} />}
    >
      <Sheet>
        <ContactForm
          draft={draft}
          onDraft={(next) => {
            drafts.write(DRAFT, next);
            if (send.isError) send.reset();
            setDraft(next);
          }}
          refused={field}
          {...(send.error === null || field !== undefined ? {} : { problem: refusalWords(intl, send.error) })}
          isBusy={send.isPending}
          onSend={send.mutate}
        />
      </Sheet>
    </Page>
  );
};
