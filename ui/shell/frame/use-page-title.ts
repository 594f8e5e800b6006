import { pageTitle, titleKeyOf } from "@morsel/domain/locales";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { AppContext } from "../../composition/app-context.ts";
import type { MessageId } from "../../i18n/ids.ts";

/** The catch-all: its loader knows the title of an address that has a name and no screen. */
const ELSEWHERE = "/$";

/** LO14, LO15: names the page in the tab after a step to another page; the words of a page that brings no title are fetched. */
export const usePageTitle = (path: string, { intl, words, report, site }: AppContext): void => {
  const router = useRouter();
  useEffect(() => {
    const { fullPath, loaderData } = router.state.matches.at(-1) ?? { fullPath: ELSEWHERE };
    const key = fullPath === ELSEWHERE ? (loaderData ?? "title.404") : titleKeyOf(fullPath);
    let isHere = true;
    const entitle = (): void => {
      if (isHere && key in intl.messages)
        document.title = pageTitle(intl.formatMessage({ id: key as MessageId }), site.name);
    };
    // Until the words are here the title of the server's page stands.
    if (key in intl.messages) entitle();
    else words("titles").then(entitle, report);
    return () => {
      isHere = false;
    };
  }, [intl, path, router, words, report, site]);
};
