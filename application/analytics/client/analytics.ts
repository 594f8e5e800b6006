import type { ANALYTICS_KEYS } from "@morsel/domain/membership";
import { token } from "../../platform/token.ts";

/** A page view, with the name that W237 gives the page. */
export type PageViewed = { readonly event: "page_view"; readonly page: string; readonly locale: string };

/** ME9: what a session keeps for a purchase: through which offer somebody came, and for which feature. */
export type SessionValue = (typeof ANALYTICS_KEYS)[keyof typeof ANALYTICS_KEYS];

/** Sends events to each sink that the operator enabled. */
export interface Analytics {
  readonly push: (event: PageViewed) => void;
  /** Kept for this tab, only while measuring is agreed to: who did not agree is not noted. */
  readonly note: (name: SessionValue, value: string) => void;
}

export const Analytics = token<Analytics>("Analytics");
