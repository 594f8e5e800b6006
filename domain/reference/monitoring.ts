import { lookUp } from "../lookup/index.ts";

/** RE9: `{token}` stands for a flag that the operator names. */
export const FEATURE_FLAGS = ["web-announcement-banner-logged-in", "{token}", "food-insights-survey-test"] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** RE9: a flag without a treatment is off. */
export const treatmentOf = (flag: FeatureFlag, treatments: Readonly<Record<string, string>>): string =>
  lookUp(treatments, flag) ?? "off";

/** RE10: the monitoring session's cookie ends after so many ms without activity, and after so many in total. */
export const MONITORING_IDLE_MS = 15 * 60_000;
export const MONITORING_TOTAL_MS = 4 * 3_600_000;

/** RE10: instants in milliseconds since 1970; what is no number is over. */
export const isMonitoringOver = (startedAt: number, lastActiveAt: number, now: number): boolean =>
  !(now - startedAt < MONITORING_TOTAL_MS && now - lastActiveAt < MONITORING_IDLE_MS);

/** RE11: rendering errors are reported to the error service, network errors are not: they say nothing of our code. */
export const isReported = (error: { readonly name: string; readonly message: string }): boolean =>
  !/^(AbortError|NetworkError|TimeoutError|Unreachable)$/.test(error.name) &&
  !/failed to fetch|load failed|network ?error|networkerror when/i.test(error.message) &&
  !/dynamically imported module|module script failed|unable to preload css/i.test(error.message);

/** RE12: where events go, each only when the operator's configuration enables it. */
export const EVENT_SINKS = ["analytics", "attribution", "data_layer"] as const;
export type EventSink = (typeof EVENT_SINKS)[number];

/** RE12 */
export const enabledSinks = (enabled: Readonly<Partial<Record<EventSink, boolean>>>): readonly EventSink[] =>
  EVENT_SINKS.filter((sink) => enabled[sink] === true);
