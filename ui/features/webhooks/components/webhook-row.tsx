import { Button } from "@mantine/core";
import { webhookHost, type Webhook } from "@morsel/domain/webhooks";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "./webhooks.module.css";
import { eventName } from "../event-name.ts";

export type WebhookRowProps = {
  readonly webhook: Webhook;
  readonly onTest: () => void;
  readonly onShow: () => void;
  readonly onTurnOn: () => void;
  readonly onRotate: () => void;
  readonly onRemove: () => void;
};

/** A webhook with its state, and what can be done with it. */
export const WebhookRow = ({ webhook, onTest, onShow, onTurnOn, onRotate, onRemove }: WebhookRowProps) => {
  const intl = useIntl();
  const { url, events, createdAt, failingSince, off } = webhook;
  const host = webhookHost(url);
  const day = (at: number) => intl.formatDate(at, { dateStyle: "medium" });
  const named = (id: "test" | "showDeliveries" | "turnOn" | "rotate" | "remove", onClick: () => void) => (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      className={classes.action ?? ""}
      aria-label={intl.formatMessage({ id: `webhooks.${id}One` }, { host })}
      onClick={onClick}
    >
      <FormattedMessage id={`webhooks.${id}`} />
    </Button>
  );
  return (
    <li className={classes.row}>
      <span className={classes.name}>{url}</span>
      <span className={classes.details}>
        {intl.formatList(
          events.map((event) => eventName(intl, event)),
          { type: "unit" },
        )}
      </span>
      <span className={classes.details}>
        <FormattedMessage id="webhooks.created" values={{ made: day(createdAt) }} />
      </span>
      {off === undefined && failingSince !== undefined && (
        <span className={classes.notice}>
          <FormattedMessage id="webhooks.failing" values={{ since: day(failingSince) }} />
        </span>
      )}
      {off !== undefined && (
        <span className={classes.notice}>
          <FormattedMessage
            id={off.because === "gone" ? "webhooks.offGone" : "webhooks.offFailing"}
            values={{ at: day(off.at) }}
          />
        </span>
      )}
      <div className={classes.actions}>
        {off === undefined ? named("test", onTest) : named("turnOn", onTurnOn)}
        {named("showDeliveries", onShow)}
        {named("rotate", onRotate)}
        {named("remove", onRemove)}
      </div>
    </li>
  );
};
