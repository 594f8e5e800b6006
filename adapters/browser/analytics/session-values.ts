import { DEVICE_ID_COOKIE } from "@morsel/domain/identity";
import type { SessionValue } from "@morsel/application/analytics/client/analytics";
import type { Report } from "../report.ts";

const A_YEAR_SECONDS = 31_536_000;

export type SessionValues = {
  readonly deviceId: () => string | undefined;
  readonly read: (name: SessionValue) => string | undefined;
  readonly write: (name: SessionValue, value: string) => void;
};

/** ID25, ME9: what this browser and this tab know of a visit. Storage that fails is reported, and the view is told without. */
export const makeSessionValues = (window: Window, report: Report, newId: () => string): SessionValues => {
  const attempt = <A>(access: () => A): A | undefined => {
    try {
      return access();
    } catch (problem) {
      report(problem);
      return undefined;
    }
  };
  return {
    // W212: made with the first event, which there is none of before measuring was agreed to.
    deviceId: () =>
      attempt(() => {
        const known = new RegExp(`(?:^|; )${DEVICE_ID_COOKIE}=([\\w-]{1,60})(?:;|$)`).exec(window.document.cookie)?.[1];
        const id = known ?? newId();
        const secure = window.location.protocol === "https:" ? "; secure" : "";
        if (known === undefined)
          window.document.cookie = `${DEVICE_ID_COOKIE}=${id}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax${secure}`;
        return id;
      }),
    read: (name) => attempt(() => window.sessionStorage.getItem(name) ?? undefined),
    write: (name, value) => void attempt(() => window.sessionStorage.setItem(name, value.slice(0, 100))),
  };
};
