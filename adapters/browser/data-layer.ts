import type { Analytics } from "@morsel/application/analytics/client/analytics";
import type { Report } from "./report.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** ID25: names this browser to the operator's own figures; set only where measuring was agreed to. */
const DEVICE_COOKIE = "anon-device-id";
const A_YEAR_SECONDS = 31_536_000;
/** In session storage: through which offer somebody came, and what pages noted of features. */
const ENTRY_POINT = "entry-point";
const FEATURES = "feature-values";

/** RE12: events go into the page's own data layer; nothing leaves by it alone. */
export const makeDataLayer = (window: Window, report: Report, newId: () => string): Analytics => {
  const attempt = <A>(access: () => A, otherwise: A): A => {
    try {
      return access();
    } catch (problem) {
      report(problem);
      return otherwise;
    }
  };
  /** W212: made with the first event, which there is none of before measuring was agreed to. */
  const deviceId = () =>
    attempt(() => {
      const known = new RegExp(`(?:^|; )${DEVICE_COOKIE}=([\\w-]{1,60})`).exec(window.document.cookie)?.[1];
      const id = known ?? newId();
      if (known === undefined)
        window.document.cookie = `${DEVICE_COOKIE}=${id}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
      return id;
    }, undefined);
  const stored = (key: string) => attempt(() => window.sessionStorage.getItem(key) ?? undefined, undefined);
  return {
    push: (event) => {
      (window.dataLayer ??= []).push({
        ...event,
        device_id: deviceId(),
        entry_point: stored(ENTRY_POINT),
        feature_values: stored(FEATURES),
      });
    },
  };
};
