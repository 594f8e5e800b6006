import type { Page } from "playwright-core";
import { debuggerOf } from "./debugger.ts";

/** More stops than any page has. */
const STOPS = 150;

type Walk = {
  readonly wanted: readonly Element[];
  readonly before: ReadonlyMap<Element, string>;
  readonly reached: Element[];
  readonly findings: string[];
};

/** Runs in the page: notes what Tab has to reach, looks at each stop, and puts the focus before the first. */
const begin = (within: string | undefined): number => {
  const words = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) || (element.getAttribute("name") ?? element.id)}”`;
  /** How it and what surrounds it are drawn: something of it has to change where the focus is. */
  const drawn = (element: Element): string =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .flatMap((part) =>
        part === null || part === undefined ? [] : [undefined, "::after"].map((of) => getComputedStyle(part, of)),
      )
      .map(({ outline, borderColor, boxShadow, backgroundColor, textDecorationLine, color }) =>
        [outline, borderColor, boxShadow, backgroundColor, textDecorationLine, color].join(),
      )
      .join(";");
  // Tab continues from the place of a removed element that had the focus.
  const start = document.createElement("span");
  start.tabIndex = -1;
  const part = within === undefined ? null : document.querySelector(within);
  if (part === null) document.body.prepend(start);
  else part.before(start);
  start.focus();
  start.remove();
  const controls = [
    ...(part ?? document).querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ];
  const isChosenRadio = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
    const group = controls.filter(
      (other) =>
        other instanceof HTMLInputElement &&
        other.type === "radio" &&
        other.name === element.name &&
        other.form === element.form,
    );
    return (group.find((other) => (other as HTMLInputElement).checked) ?? group[0]) === element;
  };
  // Elements under an open modal dialog are inert.
  const modal = document.querySelector("dialog:modal");
  const wanted: readonly Element[] = controls.filter(
    (element) =>
      element.tabIndex >= 0 &&
      (modal === null || modal.contains(element)) &&
      !element.matches(":disabled, [inert] *") &&
      element.checkVisibility({ visibilityProperty: true }) &&
      isChosenRadio(element),
  );
  const walk: Walk = {
    wanted,
    before: new Map(wanted.map((element) => [element, drawn(element)])),
    reached: [],
    findings: [],
  };
  Object.assign(window, { walk });
  // A dialog takes the focus back at once, and Tab goes on from there.
  if (document.activeElement !== null && wanted.includes(document.activeElement))
    walk.reached.push(document.activeElement);
  document.addEventListener("focusin", ({ target }) => {
    // Focus set by script, such as on a refused field, is no stop of Tab.
    if (!(target instanceof Element) || !target.matches(":focus-visible") || walk.reached.includes(target)) return;
    const last = walk.reached.at(-1);
    // Elements that appear with the focus, such as a list of suggestions, may stand anywhere.
    const isForeseen = last !== undefined && wanted.includes(last) && wanted.includes(target);
    if (
      isForeseen &&
      target !== wanted[0] &&
      (last.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
    )
      walk.findings.push(`Tab goes back from ${words(last)} to ${words(target)}`);
    walk.reached.push(target);
    if (walk.before.get(target) === drawn(target)) walk.findings.push(`the focus cannot be seen on ${words(target)}`);
    const box = (target.closest("label") ?? target).getBoundingClientRect();
    const isBeside = box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;
    // The place of an element is known only later if something closes behind the focus, or a script answers the loss of it.
    if (isBeside && isForeseen) walk.findings.push(`the focus is outside of the window on ${words(target)}`);
  });
  return wanted.length;
};

const hasEnded = (): boolean => {
  const { walk } = window as unknown as { readonly walk: Walk };
  return walk.wanted.every((element) => walk.reached.includes(element));
};

const end = (): readonly string[] => {
  const { walk } = window as unknown as { readonly walk: Walk };
  const missed = walk.wanted.filter((element) => element.isConnected && !walk.reached.includes(element));
  return [...walk.findings, ...missed.map((element) => `Tab does not reach ${element.outerHTML.slice(0, 120)}`)];
};

/** WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11: Tab reaches every control, in the order of the page, and one sees where it is. `within` is all of it, or a part. */
export const focusFindings = async (page: Page, within?: string): Promise<readonly string[]> => {
  const wanted = await page.evaluate(begin, within);
  const session = await debuggerOf(page);
  // All at once: the browser takes them in their order, and nobody waits for each.
  const tab = { key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 };
  await Promise.all(
    Array.from({ length: Math.min(wanted, STOPS) }, () =>
      session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...tab }),
    ),
  );
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...tab });
  // A stop may be one that was not foreseen, such as a list that scrolls.
  for (let stop = 0; stop < STOPS && !(await page.evaluate(hasEnded)); stop += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement === document.body)) break;
  }
  return page.evaluate(end);
};
