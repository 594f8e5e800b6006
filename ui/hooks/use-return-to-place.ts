import { useElementScrollRestoration, useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState } from "react";

const heightLeft = (wanted: number): number => wanted + window.innerHeight - document.documentElement.scrollHeight;

/** What somebody does who has begun to read: from then on nothing moves the page but they. */
const ACTS = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * A page that is loaded anew goes back to where it was scrolled to. The router does so at once, while much of the page is still on
 * its way: a page that is too short for it yet would stand at its provisional end, and be pushed from there. It stays at its top
 * until it is long enough, or until somebody acts.
 */
export const useReturnToPlace = (): void => {
  const router = useRouter();
  const place = useElementScrollRestoration({ getElement: () => window });
  const [wanted] = useState(() => place?.scrollY ?? 0);
  useLayoutEffect(() => {
    if (heightLeft(wanted) <= 0) return;
    const here = window.location.href;
    const done = new AbortController();
    const growth = new ResizeObserver(() => {
      if (heightLeft(wanted) > 0) return;
      done.abort();
      if (window.location.href === here) window.scrollTo({ top: wanted, behavior: "instant" });
    });
    const stay = (): void => window.scrollTo({ top: 0, behavior: "instant" });
    // The router goes to the place whenever it has rendered, and before this is told of it.
    const stopListening = router.subscribe("onRendered", stay);
    done.signal.addEventListener("abort", () => {
      growth.disconnect();
      stopListening();
    });
    for (const act of ACTS) window.addEventListener(act, () => done.abort(), { signal: done.signal, passive: true });
    stay();
    growth.observe(document.body);
    return () => done.abort();
  }, [router, wanted]);
};
