import type { Analytics } from "@morsel/application/analytics/client/analytics";
import type { AnalyticsClient } from "@morsel/application/analytics/client/analytics-client";
import type { MeasuringSettings } from "@morsel/domain/analytics";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import { enabledSinks, type EventSink as SinkName } from "@morsel/domain/reference";
import * as Effect from "effect/Effect";
import type { Report } from "../report.ts";
import { dataLayerSink } from "./data-layer.ts";
import type { EventSink } from "./event-sink.ts";
import { googleAnalyticsSink } from "./google-analytics.ts";
import { matomoSink } from "./matomo.ts";
import { makeSessionValues } from "./session-values.ts";

export type AnalyticsPorts = {
  readonly settings: MeasuringSettings;
  readonly client: AnalyticsClient;
  readonly scripts: ThirdPartyScripts;
  readonly report: Report;
  readonly newId: () => string;
};

/** RE12, W238: to each place that the operator enabled, and to no other. One that fails is reported, and the others are told. */
export const makeAnalytics = (
  window: Window,
  fetch: typeof globalThis.fetch,
  { settings, client, scripts, report, newId }: AnalyticsPorts,
): Analytics => {
  const { google, matomo, dataLayer, firstParty } = settings;
  const values = makeSessionValues(window, report, newId);
  const ofName: Readonly<Record<SinkName, () => EventSink>> = {
    analytics: () => googleAnalyticsSink(window, scripts, google ?? ""),
    attribution: () => matomoSink(window, fetch, matomo ?? { origin: "", site: "" }),
    data_layer: () => dataLayerSink(window),
  };
  const enabled = {
    analytics: google !== undefined,
    attribution: matomo !== undefined,
    data_layer: dataLayer === true,
  };
  const own: EventSink = ({ page, locale }) => void Effect.runPromise(ignoreOutcome(client.count({ page, locale })));
  const sinks = [...enabledSinks(enabled).map((name) => ofName[name]()), ...(firstParty === true ? [own] : [])];
  return {
    push: (event) => {
      const view = {
        ...event,
        device_id: values.deviceId(),
        entry_point: values.read("entry_point"),
        feature: values.read("feature"),
      };
      for (const sink of sinks)
        try {
          sink(view);
        } catch (problem) {
          report(problem);
        }
    },
    note: values.write,
  };
};
