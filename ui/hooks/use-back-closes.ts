import { useEffect, useEffectEvent } from "react";

const MARK = "morselCover";

const isCovered = (): boolean => MARK in ((window.history.state as object | null) ?? {});

/**
 * What covers the whole window is left as a page is: the browser's back closes it. `covers` is the media query that
 * says when it does.
 */
export const useBackCloses = (isOpen: boolean, covers: string, close: () => void): void => {
  const onBack = useEffectEvent(() => {
    if (!isCovered()) close();
  });
  useEffect(() => {
    if (!isOpen || !window.matchMedia(covers).matches) return;
    // Coming back to a cover that is still in the history, such as after a reload, adds no second one.
    if (!isCovered()) window.history.pushState({ ...window.history.state, [MARK]: true }, "");
    const listen = () => onBack();
    window.addEventListener("popstate", listen);
    return () => {
      window.removeEventListener("popstate", listen);
      if (isCovered()) window.history.back();
    };
  }, [isOpen, covers]);
};
