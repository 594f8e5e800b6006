import type { Page } from "playwright-core";

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** Counts from the first paint on how far things move by themselves: the browser's own measure, 0 is not at all. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted = { sum: 0 };
    Object.assign(window, { shifted: counted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) counted.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
};

export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifted: { sum: number } }).shifted.sum);

/** What is too small for a finger: controls below 44 px, but for links within a text, which WCAG 2.5.8 excepts. */
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
