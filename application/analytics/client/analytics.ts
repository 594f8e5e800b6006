import { token } from "../../platform/token.ts";

/** What is counted of a visit; addresses have their secrets cut off already. */
export type PageViewed = { readonly event: "page_view"; readonly page: string; readonly locale: string };

/** Where events go: the page's own data layer, from which an operator's tag manager may read. */
export interface Analytics {
  readonly push: (event: PageViewed) => void;
}

export const Analytics = token<Analytics>("Analytics");
