import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import type { Use } from "@morsel/domain/consent";
import { useEffect, useRef } from "react";

/**
 * W236: a script stays in a page until the page is loaded anew. So who comes to another page where one that came may not run any more,
 * has that page loaded anew: there nothing is typed yet.
 */
export const useCleanPage = (
  scripts: ThirdPartyScripts,
  isAllowed: Readonly<Partial<Record<Use, boolean>>>,
  address: string,
  reload: () => void,
): void => {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (scripts.loaded().some((use) => isAllowed[use] !== true)) reload();
  }, [scripts, isAllowed, address, reload]);
};
