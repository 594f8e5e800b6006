import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { webhook, WEBHOOK_EVENTS, type WebhookEvent, type WebhookId } from "@morsel/domain/webhooks";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./webhooks.module.css";
import { eventName } from "../event-name.ts";

type Asked = { readonly url: string; readonly events: readonly WebhookEvent[] };
export type NewWebhookProps = { readonly onMake: (asked: Asked) => void };

/** W720: an address, and what it is told of. */
export const NewWebhook = ({ onMake }: NewWebhookProps) => {
  const intl = useIntl();
  const [url, setUrl] = useState("");
  const [events, setEvents] = useState<readonly WebhookEvent[]>(["diary_day.changed"]);
  const [wrong, setWrong] = useState<"url" | "events">();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = webhook({ id: "" as WebhookId, url, events, createdAt: 0 });
    setWrong(checked.ok ? undefined : checked.error.field);
    if (checked.ok) onMake({ url: checked.value.url, events: checked.value.events });
  };
  return (
    <Sheet labelledBy="webhook-new">
      <h2 id="webhook-new" className={page.subtitle}>
        <FormattedMessage id="webhooks.new" />
      </h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          type="url"
          label={<FormattedMessage id="webhooks.url" />}
          description={<FormattedMessage id="webhooks.urlHint" />}
          autoComplete="off"
          maxLength={500}
          value={url}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
          {...(wrong === "url" ? { error: intl.formatMessage({ id: "webhooks.urlRange" }) } : {})}
        />
        <fieldset className={classes.events}>
          <legend className={classes.legend}>
            <FormattedMessage id="webhooks.events" />
          </legend>
          <div className={classes.choices}>
            {WEBHOOK_EVENTS.map((one) => (
              <Checkbox
                key={one}
                size="md"
                label={eventName(intl, one)}
                checked={events.includes(one)}
                onChange={({ currentTarget: { checked } }) =>
                  setEvents(WEBHOOK_EVENTS.filter((event) => (event === one ? checked : events.includes(event))))
                }
              />
            ))}
          </div>
          {wrong === "events" && (
            <p role="status" className={classes.wrong}>
              <FormattedMessage id="webhooks.eventsRange" />
            </p>
          )}
        </fieldset>
        <div>
          <Button type="submit">
            <FormattedMessage id="webhooks.make" />
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
