import { redactUrl } from "@morsel/domain/identity";
import { barePath, DEFAULT_TITLES } from "@morsel/domain/locales";

const CAMPAIGN = ["source", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const LONGEST = 60;

/** W237: the page as the product's list of pages names it: "/profile/*", whoever's it is. */
export const pageOf = (address: string): string => {
  const path = barePath(address);
  const pattern = [path, path.replace(/\/[^/]+$/, "/*")].find((one) => DEFAULT_TITLES.has(one));
  return redactUrl(pattern ?? "/404");
};

/** W237, ID22: page and campaign. */
export const countedPage = (address: string): string => {
  const asked = new URLSearchParams(address.split("?", 2)[1]?.split("#", 1)[0] ?? "");
  const told = new URLSearchParams();
  for (const name of CAMPAIGN) {
    const value = asked.get(name);
    if (value !== null && value !== "" && /^[\w.-]+$/.test(value)) told.set(name, value.slice(0, LONGEST));
  }
  return `${pageOf(address)}${told.size === 0 ? "" : `?${told.toString()}`}`;
};
