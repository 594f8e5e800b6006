import { useEffect } from "react";

/** No text field: on a phone a keyboard would open that nobody asked for. */
const CONTROLS = "button:not([tabindex='-1'], :disabled), a[href], summary";

type Held = { readonly element: Element; readonly around: readonly Element[] };

const ancestorsOf = (element: Element): readonly Element[] => {
  const around: Element[] = [];
  for (let at = element.parentElement; at !== null && at.id !== "main"; at = at.parentElement) around.push(at);
  return around;
};

/** The first control in the nearest surroundings that are still there. */
const nearest = ({ around }: Held): HTMLElement | undefined => {
  for (const one of around) {
    // Elements outside of the page's main part, such as a toast, are no place to continue from.
    if (!one.isConnected || one.closest("#main") === null) continue;
    const control = [...one.querySelectorAll<HTMLElement>(CONTROLS)].find((found) => found.checkVisibility());
    if (control !== undefined) return control;
  }
  return undefined;
};

/**
 * Focus is never lost: when the focused control goes away (an entry is deleted, an offer taken, a toast closed), the
 * focus goes to the next control that stands where it stood, else back to where it came from.
 */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    let held: readonly Held[] = [];
    /** Control to which the focus is on its way: between both events the body has it, and a box may close behind it. */
    let coming: Element | undefined;
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      coming = relatedTarget instanceof Element ? relatedTarget : undefined;
    };
    const onFocus = ({ target }: FocusEvent) => {
      coming = undefined;
      if (target instanceof Element) held = [{ element: target, around: ancestorsOf(target) }, ...held].slice(0, 4);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || coming?.isConnected === true) return;
      if (held[0]?.element.isConnected !== false) return;
      const before = held.find(({ element }) => element.isConnected)?.element;
      const next = nearest(held[0]) ?? (before instanceof HTMLElement ? before : undefined);
      next?.focus({ preventScroll: true });
    });
    // Before the page hears of it and closes what is left.
    document.addEventListener("focusout", onLeave, true);
    document.addEventListener("focusin", onFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusout", onLeave, true);
      document.removeEventListener("focusin", onFocus);
      observer.disconnect();
    };
  }, []);
};
