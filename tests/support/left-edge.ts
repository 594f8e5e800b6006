import type { Page } from "playwright-core";

/** Left edges of the logo and of the leftmost visible part of the page: letters, drawings, fields, anything with a border. */
const edgesOf = (page: Page): Promise<{ readonly header: number; readonly main: number }> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { clipPath, position } = getComputedStyle(element);
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        clipPath === "none" &&
        position !== "fixed"
      );
    };
    const isInk = (colour: string): boolean => !/^(transparent|.*[,/] 0\))$/.test(colour);
    const isDrawn = (element: Element): boolean => {
      const { borderLeftWidth, borderLeftColor, backgroundColor } = getComputedStyle(element);
      const hasBorder = Number.parseFloat(borderLeftWidth) > 0 && isInk(borderLeftColor);
      return hasBorder || isInk(backgroundColor) || element.matches("svg, img, progress");
    };
    const lefts: number[] = [];
    for (const element of document.querySelectorAll("main *")) {
      if (element.closest("svg") !== null && !element.matches("svg")) continue;
      if (element.closest(".morsel-hidden") !== null || !isSeen(element)) continue;
      if (isDrawn(element)) lefts.push(element.getBoundingClientRect().left);
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || (child.textContent ?? "").trim() === "") continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        lefts.push(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ left }) => left));
      }
    }
    return {
      header: document.querySelector("header a")?.getBoundingClientRect().left ?? -1,
      main: Math.min(...lefts),
    };
  });

/** As much as the round side of a wide letter of twice the size may stand out. */
const TOLERANCE_PX = 3;

/** Every page begins where the header does, but on the narrowest phones, where rows may use the margin. */
export const edgeFindings = async (page: Page): Promise<readonly string[]> => {
  if ((page.viewportSize()?.width ?? 0) < 375) return [];
  const { header, main } = await edgesOf(page);
  return Math.abs(header - main) > TOLERANCE_PX ? [`it begins at ${main} px and its header at ${header} px`] : [];
};
