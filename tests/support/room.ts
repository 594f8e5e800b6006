import type { Page } from "playwright-core";

/** By how many pixels the page is wider than its window, or what an open dialog holds wider than the dialog. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll("dialog[open]")].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  );

/** Words that stand in a column of letters, because their box is as narrow as one. */
export const letterColumns = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? "";
      if (words.length < 4 || node.parentElement?.checkVisibility() !== true) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      if (lines > 2 && words.length / lines < 4) found.push(words);
    }
    return found;
  });

/** Texts that are printed over another one: what is left of a line that had no room. What lies above the page covers it. */
export const overprints = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    type Printed = {
      readonly words: string;
      readonly box: DOMRect;
      readonly from: Element;
      readonly layer: Element | null;
    };
    const boxes: Printed[] = [];
    const isLayer = (element: Element): boolean => {
      const { position, zIndex } = getComputedStyle(element);
      return position === "fixed" || position === "sticky" || (position !== "static" && zIndex !== "auto");
    };
    const layerOf = (element: Element | null): Element | null =>
      element === null || isLayer(element) ? element : layerOf(element.parentElement);
    /** For screen readers alone: clipped to nothing. */
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isHidden(element.parentElement));
    /** Upper and lower edge between which a list that scrolls shows its rows. */
    const windowOf = (element: Element | null): readonly [top: number, bottom: number] => {
      if (element === null) return [-Infinity, Infinity];
      const [top, bottom] = windowOf(element.parentElement);
      if (!["auto", "scroll"].includes(getComputedStyle(element).overflowY)) return [top, bottom];
      const box = element.getBoundingClientRect();
      return [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    };
    const texts = document.createTreeWalker(document.querySelector("#main") ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const from = node.parentElement;
      if (from === null || from.closest("select, .morsel-hidden") !== null || !from.checkVisibility() || isHidden(from))
        continue;
      const layer = layerOf(from);
      const range = document.createRange();
      range.selectNodeContents(node);
      // Text behind an ellipsis is not printed.
      const cut = getComputedStyle(from).overflowX === "hidden" ? from.getBoundingClientRect().right : Infinity;
      const [first, last] = windowOf(from);
      for (const { x, y, width, right, bottom } of range.getClientRects()) {
        const top = Math.max(y, first);
        const box = new DOMRect(x, top, Math.min(right, cut) - x, Math.max(0, Math.min(bottom, last) - top));
        if (width > 1 && box.height > 0) boxes.push({ words: node.textContent ?? "", box, from, layer });
      }
    }
    boxes.forEach(({ words, box, from, layer }, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (other.from === from || other.layer !== layer) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Lines may touch: only what covers a good part of a letter cannot be read.
        if (wide > 4 && high > Math.min(box.height, other.box.height) / 2) found.push(`${words} / ${other.words}`);
      }
    });
    return found;
  });

/** Choices whose value is not read whole: cut at its end, or broken beside another field although it could stand below it. */
export const cutChoices = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    const fields = [
      ...document.querySelectorAll<HTMLElement>("select, input:not([type=checkbox], [type=radio]), textarea"),
    ].filter(
      (field) => field.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && field.clientWidth > 1,
    );
    const isBeside = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4 && (a.right <= b.left || b.right <= a.left);
    return fields.flatMap((field) => {
      const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : "";
      if (words === "" || pen === null) return [];
      const style = getComputedStyle(field);
      pen.font = style.font;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) + 1;
      if (pen.measureText(words).width <= room) return [];
      const box = field.getBoundingClientRect();
      const isAlone = !fields.some((other) => other !== field && isBeside(box, other.getBoundingClientRect()));
      return style.whiteSpaceCollapse !== "preserve" &&
        style.textWrapMode === "wrap" &&
        style.appearance === "base-select" &&
        isAlone
        ? []
        : [words];
    });
  });
