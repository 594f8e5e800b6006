import { Button, Skeleton } from "@mantine/core";
import type { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import { webhookHost, type Webhook, type WebhookEvent, type WebhookId } from "@morsel/domain/webhooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { Deliveries } from "./deliveries.tsx";
import { NewWebhook } from "./new-webhook.tsx";
import { SecretShown, type ShownSecret } from "./secret-shown.tsx";
import { WebhookRow } from "./webhook-row.tsx";
import classes from "./webhooks.module.css";

export type WebhooksScreenProps = { readonly webhooks: WebhooksClient; readonly newId: () => string };

const KEY = ["webhooks"];

/** A member's webhooks: each secret is told once, and messages are shown with what was answered. */
export const WebhooksScreen = ({ webhooks, newId }: WebhooksScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => run(webhooks.all, signal) });
  const [shown, setShown] = useState<ShownSecret>();
  const [open, setOpen] = useState<Webhook>();
  const [problem, setProblem] = useState<unknown>();
  const attempt = async <A, E>(asked: Effect.Effect<A, E>, then: (answer: A) => void): Promise<void> => {
    try {
      then(await run(asked));
      setProblem(undefined);
    } catch (refused) {
      setProblem(refused);
    }
  };
  const keep = (all: readonly Webhook[]): void => {
    queries.setQueryData(KEY, all);
  };
  const make = (asked: { readonly url: string; readonly events: readonly WebhookEvent[] }) =>
    attempt(webhooks.make({ ...asked, id: newId() as WebhookId }), ({ webhook, secret }) => {
      setShown({ webhook, secret, isRotated: false });
      keep([webhook, ...(queries.getQueryData<readonly Webhook[]>(KEY) ?? [])]);
    });
  const test = (webhook: Webhook) =>
    attempt(webhooks.test(webhook.id, newId()), () => {
      setOpen(webhook);
      void queries.invalidateQueries({ queryKey: ["webhook-deliveries", webhook.id] });
    });
  return (
    <Page title={<FormattedMessage id="webhooks.title" />} lead={<FormattedMessage id="webhooks.lead" />}>
      {shown !== undefined && <SecretShown {...shown} />}
      <NewWebhook key={shown?.secret ?? ""} onMake={(asked) => void make(asked)} />
      <Problem>{problem === undefined && error === null ? undefined : refusalWords(intl, problem ?? error)}</Problem>
      {error !== null && (
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="webhooks.tryAgain" />
        </Button>
      )}
      {data === undefined && error === null && <Skeleton height={120} data-skeleton />}
      {data !== undefined && (
        <Sheet labelledBy="webhooks-standing">
          <h2 id="webhooks-standing" className={page.subtitle}>
            <FormattedMessage id="webhooks.standing" values={{ count: data.length }} />
          </h2>
          <ul className={classes.list}>
            {data.map((one) => (
              <WebhookRow
                key={one.id}
                webhook={one}
                onTest={() => void test(one)}
                onShow={() => setOpen(one)}
                onTurnOn={() => void attempt(webhooks.turnOn(one.id), keep)}
                onRotate={() =>
                  void attempt(webhooks.rotate(one.id), (secret) => setShown({ webhook: one, secret, isRotated: true }))
                }
                onRemove={() =>
                  void attempt(webhooks.remove(one.id), (all) => {
                    keep(all);
                    if (open?.id === one.id) setOpen(undefined);
                    if (shown?.webhook.id === one.id) setShown(undefined);
                  })
                }
              />
            ))}
          </ul>
        </Sheet>
      )}
      {open !== undefined && (
        <Deliveries
          key={open.id}
          webhooks={webhooks}
          id={open.id}
          host={webhookHost(open.url)}
          onAgain={(delivery) => webhooks.again(open.id, delivery)}
        />
      )}
    </Page>
  );
};
