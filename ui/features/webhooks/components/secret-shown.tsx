import { Button, TextInput } from "@mantine/core";
import { webhookHost, type Webhook } from "@morsel/domain/webhooks";
import { FormattedMessage } from "react-intl";
import { Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./webhooks.module.css";

export type ShownSecret = {
  readonly webhook: Webhook;
  readonly secret: string;
  /** An earlier secret stays good for a day. */
  readonly isRotated: boolean;
};

/** W723: a secret as it is told, once. */
export const SecretShown = ({ webhook, secret, isRotated }: ShownSecret) => (
  <Sheet labelledBy="webhook-secret">
    <h2 key={secret} id="webhook-secret" className={page.subtitle} tabIndex={-1} ref={(heading) => heading?.focus()}>
      <FormattedMessage id="webhooks.made" values={{ host: webhookHost(webhook.url) }} />
    </h2>
    <p>
      <FormattedMessage id="webhooks.once" />
    </p>
    {isRotated && (
      <p>
        <FormattedMessage id="webhooks.twoSecrets" />
      </p>
    )}
    <TextInput
      readOnly
      className={classes.secret}
      label={<FormattedMessage id="webhooks.secret" />}
      value={secret}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <div>
      <Button variant="default" onClick={() => void navigator.clipboard.writeText(secret)}>
        <FormattedMessage id="webhooks.copy" />
      </Button>
    </div>
  </Sheet>
);
