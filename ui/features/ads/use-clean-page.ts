import type { ThirdPartyScripts } from "@morsel/application/platform/third-party-scripts";
import { useEffect, useRef } from "react";

/**
 * W236: a script stays in a page until the page is loaded anew. So who comes to another page where nothing of others' may run any more,
 * has that page loaded anew: there nothing is typed yet.
 */
export const useCleanPage = (
  scripts: ThirdPartyScripts,
  isAnyAllowed: boolean,
  address: string,
  reload: () => void,
): void => {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (!isAnyAllowed && scripts.isAnyLoaded()) reload();
  }, [scripts, isAnyAllowed, address, reload]);
};
