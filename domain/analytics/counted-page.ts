import { redactUrl } from "../identity/index.ts";
import { barePath, DEFAULT_TITLES } from "../locales/index.ts";

const CAMPAIGN = ["source", "utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
const LONGEST = 60;

/** W237: the page as the product's list of pages names it: "/profile/*" for every profile. */
export const routePattern = (address: string): string => {
  const path = barePath(address);
  const pattern = [path, path.replace(/\/[^/]+$/, "/*")].find((one) => DEFAULT_TITLES.has(one));
  return redactUrl(pattern ?? "/404");
};

/** W237, ID22: page and campaign. */
export const countedPage = (address: string): string => {
  const [, query = ""] = address.split("#", 1)[0]?.split("?", 2) ?? [];
  const asked = query.split("&").map((pair) => pair.split("=", 2));
  const told = CAMPAIGN.flatMap((name) => {
    const value = asked.find(([one]) => one === name)?.[1] ?? "";
    // A value that would have to be encoded is no campaign's name.
    return /^[\w.-]+$/.test(value) ? [`${name}=${value.slice(0, LONGEST)}`] : [];
  });
  return `${routePattern(address)}${told.length === 0 ? "" : `?${told.join("&")}`}`;
};
