import { Button, Skeleton } from "@mantine/core";
import type { PushBrowser, PushClient } from "@morsel/application/notifications/client/push-client";
import type { PushDevices } from "@morsel/application/notifications/push-devices";
import { NO_PUSH, type PushChoices } from "@morsel/domain/social";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import type { Toasts } from "../../../hooks/toasts.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import page from "../../../shell/page/page.module.css";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { ChoicesForm } from "./choices-form.tsx";
import { PushDeviceList } from "./push-device-list.tsx";

export type NotificationsScreenProps = {
  readonly push: PushClient;
  readonly browser: PushBrowser;
  readonly toasts: Pick<Toasts, "show">;
};

const KEY = ["push-devices"];
/** Turning notifications on asks for news at least. */
const FIRST: PushChoices = { ...NO_PUSH, messages: true, invitations: true };

/** SO70: notifications of this device, and the devices that have them. */
export const NotificationsScreen = ({ push, browser, toasts }: NotificationsScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [state, setState] = useState(browser.state);
  const [problem, setProblem] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => run(push.devices, signal) });
  // A device counts as on where its browser still has the address, too.
  const address = useQuery({
    queryKey: [...KEY, "address"],
    queryFn: async () => (await run(browser.current)) ?? null,
  });
  const own = address.data ? data?.devices.find(({ isCurrent }) => isCurrent) : undefined;
  const attempt = async <A, E>(asked: Effect.Effect<A, E>, then: (answer: A) => unknown): Promise<void> => {
    setBusy(true);
    try {
      await then(await run(asked));
      setProblem(undefined);
    } catch (refused) {
      setProblem(refused);
    }
    setBusy(false);
  };
  const keep = (devices: PushDevices): void => {
    queries.setQueryData(KEY, devices);
    void address.refetch();
  };
  const turnOn = (key: string) =>
    attempt(browser.subscribe(key), async (given) => {
      setState(browser.state());
      if (given !== undefined) keep(await run(push.save(given, FIRST)));
    });
  const save = (choices: PushChoices) =>
    attempt(browser.current, async (known) => {
      if (known === undefined) return address.refetch();
      keep(await run(push.save(known, choices)));
      return toasts.show({ severity: "success", message: intl.formatMessage({ id: "notifications.saved" }) });
    });
  const remove = (id: PushDevices["devices"][number]["id"]) =>
    attempt(push.remove(id), async (devices) => {
      if (id === own?.id) await run(browser.unsubscribe);
      keep(devices);
    });
  const isKnown = data !== undefined && address.data !== undefined;
  return (
    <Page title={<FormattedMessage id="notifications.title" />} lead={<FormattedMessage id="notifications.lead" />}>
      <Problem>{(problem ?? error) ? refusalWords(intl, problem ?? error) : undefined}</Problem>
      {error !== null && (
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="notifications.tryAgain" />
        </Button>
      )}
      {!isKnown && error === null && <Skeleton height={120} data-skeleton />}
      {isKnown && (
        <Sheet labelledBy="this-device">
          <h2 id="this-device" className={page.subtitle}>
            <FormattedMessage id="notifications.device" />
          </h2>
          {state !== "ready" && (
            <p>
              <FormattedMessage id={`notifications.${state}`} />
            </p>
          )}
          {state === "ready" && own === undefined && (
            <>
              <p>
                <FormattedMessage id="notifications.off" />
              </p>
              <div className={sharing.actions}>
                <Button loading={isBusy} onClick={() => void turnOn(data.key)}>
                  <FormattedMessage id="notifications.turnOn" />
                </Button>
              </div>
            </>
          )}
          {state === "ready" && own !== undefined && (
            <ChoicesForm
              key={JSON.stringify(own.choices)}
              choices={own.choices}
              isBusy={isBusy}
              onSave={(choices) => void save(choices)}
              onTest={() =>
                void attempt(push.test, () =>
                  toasts.show({ severity: "success", message: intl.formatMessage({ id: "notifications.test.done" }) }),
                )
              }
              onTurnOff={() => void remove(own.id)}
            />
          )}
        </Sheet>
      )}
      {data !== undefined && data.devices.length > 0 && (
        <PushDeviceList devices={data.devices} onRemove={(id) => void remove(id)} />
      )}
    </Page>
  );
};
