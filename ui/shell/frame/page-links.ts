import { alternates, canonicalUrl, defaultTitleOf } from "@morsel/domain/locales";
import type { AppContext } from "../../composition/app-context.ts";
import type { MessageId } from "../../i18n/ids.ts";

const set = (selector: string, attribute: string, value: string): void => {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
};

/** LO11, LO12: after a step within the page the head says of the new page what the server said of the first. */
export const updatePageLinks = async ({ intl, words }: AppContext, path: string): Promise<void> => {
  const { origin } = window.location;
  set('link[rel="canonical"]', "href", canonicalUrl(path, origin));
  for (const { hreflang, href } of alternates(path, origin))
    set(`link[rel="alternate"][hreflang="${hreflang}"]`, "href", href);
  await words("descriptions");
  const key = defaultTitleOf(path).key.replace(/^title/, "description");
  if (key in intl.messages) set('meta[name="description"]', "content", intl.formatMessage({ id: key as MessageId }));
};
