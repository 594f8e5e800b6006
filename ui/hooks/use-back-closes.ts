import { useEffect, useEffectEvent, useRef } from "react";

const MARK = "morselCover";

/** How many covers lie over the page at this place of the browser's history. */
const coversNow = (): number => {
  const state = window.history.state as { readonly [MARK]?: unknown } | null;
  const covers = state?.[MARK];
  return typeof covers === "number" ? covers : 0;
};

/**
 * Covers of the whole window are left like pages: the browser's back button removes one. `depth` is their number, such as a panel and an
 * editor over it, and `covers` the media query that says when they cover.
 */
export const useBackCloses = (depth: number, covers: string, stepBack: () => void): void => {
  const before = useRef(0);
  const onBack = useEffectEvent(() => {
    if (coversNow() < depth) stepBack();
  });
  useEffect(() => {
    const last = before.current;
    before.current = depth;
    if (depth > last && window.matchMedia(covers).matches)
      // Coming back to a cover that is still in the history, such as after a reload, adds no second one.
      for (let next = coversNow() + 1; next <= depth; next += 1)
        window.history.pushState({ ...window.history.state, [MARK]: next }, "");
    if (depth < last && coversNow() > depth) window.history.go(depth - coversNow());
  }, [depth, covers]);
  useEffect(() => {
    const listen = () => onBack();
    window.addEventListener("popstate", listen);
    return () => {
      window.removeEventListener("popstate", listen);
      if (before.current > 0 && coversNow() > 0) window.history.go(-coversNow());
    };
  }, []);
};
