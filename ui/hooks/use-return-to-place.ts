import { useElementScrollRestoration, useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

/** Long enough, and with nothing in it that is still waited for: that may be higher than the room that is kept for it. */
const hasCome = (place: number): boolean =>
  place + window.innerHeight <= document.documentElement.scrollHeight &&
  document.querySelector("#main .mantine-Skeleton-root[data-visible]") === null;

/** Acts of a reader: after one of them nothing else moves the page. */
const ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * A page that is loaded anew goes back to where it was scrolled to. The router does so at once, while much of the page is still on
 * its way: what stands there yet would be pushed by what comes. The page stays at its top until all of it has come, or until somebody acts.
 */
export const useReturnToPlace = (): void => {
  const router = useRouter();
  const place = useElementScrollRestoration({ getElement: () => window });
  const [wanted] = useState(() => place?.scrollY ?? 0);
  useLayoutEffect(() => {
    if (wanted === 0 || hasCome(wanted)) return;
    const here = window.location.href;
    const done = new AbortController();
    const go = (): void => {
      if (done.signal.aborted) return;
      done.abort();
      if (window.location.href === here) window.scrollTo({ top: wanted, behavior: "instant" });
    };
    const follow = (): void => {
      // New content is painted before the page scrolls: both together would be a layout shift.
      if (hasCome(wanted)) requestAnimationFrame(() => requestAnimationFrame(go));
    };
    const growth = new ResizeObserver(follow);
    const changes = new MutationObserver(follow);
    const stay = (): void => window.scrollTo({ top: 0, behavior: "instant" });
    // The router goes to the place whenever it has rendered, and before this is told of it.
    const stopListening = router.subscribe("onRendered", stay);
    done.signal.addEventListener("abort", () => {
      growth.disconnect();
      changes.disconnect();
      stopListening();
    });
    for (const act of ACTS) window.addEventListener(act, () => done.abort(), { signal: done.signal, passive: true });
    stay();
    growth.observe(document.body);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => done.abort();
  }, [router, wanted]);
};
