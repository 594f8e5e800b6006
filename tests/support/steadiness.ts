import type { Page } from "playwright-core";

type Moved = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Moved[];
};
type Counted = { sum: number; readonly moves: string[] };

/** Counts from the first paint on how far things move by themselves: the browser's own measure, 0 is not at all. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted: Counted = { sum: 0, moves: [] };
    Object.assign(window, { shifted: counted });
    const told = ({ node, previousRect: from, currentRect: to }: Moved): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const start = element?.cloneNode(false);
      const tag = start instanceof Element ? start.outerHTML.slice(0, 80) : "what is gone";
      return `${tag} from ${from.y} to ${to.y}, ${from.height} to ${to.height} high`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        counted.sum += value;
        counted.moves.push(`${value.toFixed(3)} after ${startTime.toFixed(0)} ms: ${sources.map(told).join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

const countedOf = (page: Page): Promise<Counted> =>
  page.evaluate(() => (window as unknown as { shifted: Counted }).shifted);

export const shiftOf = async (page: Page): Promise<number> => (await countedOf(page)).sum;

/** Names of moved elements, for a test to print. */
export const movesOf = async (page: Page): Promise<readonly string[]> => (await countedOf(page)).moves;

/** Controls too small for a finger: below 44 px, except links within a text, which WCAG 2.5.8 excepts. */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSmall = (element: Element): boolean => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      if (labels.some((label) => label.getBoundingClientRect().height >= 43.5)) return false;
      const box = element.getBoundingClientRect();
      // A box that another control fills, such as the text of a password beside its eye, is as tall as that control.
      const wrapper = element.closest("label, [data-size]")?.getBoundingClientRect() ?? box;
      return box.width > 2 && box.height > 2 && (Math.max(box.height, wrapper.height) < 43.5 || box.width < 43.5);
    };
    /** For screen readers alone. */
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
    return [...document.querySelectorAll("a, button, input, select, textarea, summary, [role=tab], [role=menuitem]")]
      .filter(
        (element) =>
          element.checkVisibility() && element.closest("p, label") === null && !isClipped(element) && isSmall(element),
      )
      .map((element) => element.outerHTML.slice(0, 120));
  });
