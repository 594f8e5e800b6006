import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import type { EventSink } from "./event-sink.ts";

declare global {
  interface Window {
    morselGoogleLayer?: unknown[];
  }
}

/** A list of its own, beside the operator's data layer. */
const LAYER = "morselGoogleLayer";

/** Google's script reads the `arguments` of a call, and no list. */
const callOf = function (this: void): unknown {
  // oxlint-disable-next-line prefer-rest-params
  return arguments;
} as (...all: readonly unknown[]) => unknown;

/**
 * Google Analytics 4, https://developers.google.com/analytics/devguides/collection/ga4. Its script comes with the first view. It is told
 * the page's name instead of its address (W237), and counts no view by itself.
 */
export const googleAnalyticsSink = (window: Window, scripts: ThirdPartyScripts, id: string): EventSink => {
  const tell = (...call: readonly unknown[]): void => void (window[LAYER] ??= []).push(callOf(...call));
  let hasBegun = false;
  return ({ page, locale, device_id, entry_point, feature }) => {
    const told = { page_location: window.location.origin + page, page_title: page, page_referrer: "" };
    if (!hasBegun) {
      hasBegun = true;
      tell("js", new Date());
      tell("config", id, { ...told, send_page_view: false, client_id: device_id, allow_google_signals: false });
      scripts.load("analytics", `https://www.googletagmanager.com/gtag/js?id=${id}&l=${LAYER}`);
    }
    tell("set", told);
    tell("event", "page_view", { ...told, language: locale, entry_point, feature });
  };
};
