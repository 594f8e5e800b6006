import { Button, Skeleton } from "@mantine/core";
import type { WebhooksClient } from "@morsel/application/webhooks/client/webhooks-client";
import type { WebhookDelivery, WebhookId } from "@morsel/domain/webhooks";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./webhooks.module.css";
import { eventName } from "../event-name.ts";

export type DeliveriesProps = {
  readonly webhooks: Pick<WebhooksClient, "deliveries">;
  readonly id: WebhookId;
  readonly host: string;
  readonly onAgain: (delivery: string) => ReturnType<WebhooksClient["again"]>;
};

const FAILURES = [
  "AddressRefused",
  "HostUnreachable",
  "ResponseTimedOut",
  "ResponseTooLarge",
  "ResponseUnreadable",
] as const;
/** Messages that wait are looked at again after this. */
const LOOK_AGAIN_MS = 3_000;

/** W726: the messages of a webhook, the newest first, with what was answered. */
export const Deliveries = ({ webhooks, id, host, onAgain }: DeliveriesProps) => {
  const intl = useIntl();
  const [problem, setProblem] = useState<unknown>();
  const { data, error, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["webhook-deliveries", id],
    queryFn: ({ signal, pageParam }) => run(webhooks.deliveries(id, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some((one) => one.state === "waiting")) === true
        ? LOOK_AGAIN_MS
        : false,
  });
  const again = async (delivery: string): Promise<void> => {
    try {
      await run(onAgain(delivery));
      setProblem(undefined);
      await refetch();
    } catch (refused) {
      setProblem(refused);
    }
  };
  const all = data?.pages.flatMap(({ items }) => items);
  return (
    <Sheet labelledBy="webhook-deliveries">
      <h2
        id="webhook-deliveries"
        className={page.subtitle}
        tabIndex={-1}
        ref={(heading) => heading?.focus({ preventScroll: false })}
      >
        <FormattedMessage id="webhooks.deliveries" values={{ host }} />
      </h2>
      <Problem>{problem === undefined && error === null ? undefined : refusalWords(intl, problem ?? error)}</Problem>
      {all === undefined && error === null && <Skeleton height={80} data-skeleton />}
      {all?.length === 0 && (
        <p>
          <FormattedMessage id="webhooks.noDeliveries" />
        </p>
      )}
      <ul className={classes.list}>
        {all?.map((one) => (
          <DeliveryRow key={one.id} delivery={one} onAgain={() => void again(one.id)} />
        ))}
      </ul>
      <div className={classes.foot}>
        {hasNextPage && (
          <Button variant="default" onClick={() => void fetchNextPage()}>
            <FormattedMessage id="webhooks.more" />
          </Button>
        )}
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="webhooks.refresh" />
        </Button>
      </div>
    </Sheet>
  );
};

type DeliveryRowProps = { readonly delivery: WebhookDelivery; readonly onAgain: () => void };

const DeliveryRow = ({ delivery: { number, event, subject, state, tries, last }, onAgain }: DeliveryRowProps) => {
  const intl = useIntl();
  const failure = FAILURES.find((one) => one === last?.failure);
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        {intl.formatList(
          [
            eventName(intl, event),
            ...(subject === "" ? [] : [intl.formatDate(subject, { dateStyle: "medium", timeZone: "UTC" })]),
            intl.formatMessage({ id: `webhooks.state.${state}` }),
          ],
          { type: "unit" },
        )}
      </span>
      <span className={classes.details}>
        {intl.formatList(
          [
            ...(last === undefined || tries === 0
              ? []
              : [intl.formatDate(last.at, { dateStyle: "medium", timeStyle: "medium" })]),
            ...(tries === 0 ? [] : [intl.formatMessage({ id: "webhooks.tries" }, { count: tries })]),
            ...(last?.status === undefined
              ? []
              : [intl.formatMessage({ id: "webhooks.answered" }, { status: last.status, ms: last.tookMs })]),
          ],
          { type: "unit" },
        )}
      </span>
      {failure !== undefined && (
        <span className={classes.details}>
          <FormattedMessage id={`webhooks.failure.${failure}`} />
        </span>
      )}
      {last !== undefined && last.answer !== "" && <code className={classes.answer}>{last.answer}</code>}
      {state !== "waiting" && (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            className={classes.action ?? ""}
            aria-label={intl.formatMessage({ id: "webhooks.againOne" }, { number })}
            onClick={onAgain}
          >
            <FormattedMessage id="webhooks.again" />
          </Button>
        </div>
      )}
    </li>
  );
};
