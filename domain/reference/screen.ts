/** RE4: banner ad sizes in px, width by height. */
export const AD_SIZES = [
  "320x50",
  "50x320",
  "300x250",
  "728x90",
  "160x600",
  "300x600",
  "970x250",
  "970x90",
  "980x120",
] as const;
export type AdSize = (typeof AD_SIZES)[number];

/** RE4: the space to reserve, so that nothing jumps when the ad arrives. */
export const adSpace = (size: AdSize): { readonly width: number; readonly height: number } => {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return { width, height };
};

/** RE4: the sizes that fit into a space, the largest area first. */
export const fittingAds = (width: number, height: number): readonly AdSize[] =>
  AD_SIZES.filter((size) => adSpace(size).width <= width && adSpace(size).height <= height).toSorted(
    (a, b) => adSpace(b).width * adSpace(b).height - adSpace(a).width * adSpace(a).height,
  );

/** RE5: widths in px from which a layout holds: phone, large phone, tablet, desktop, wide, widest. */
export const BREAKPOINTS = [0, 576, 768, 992, 1200, 1920] as const;

/** RE5: the greatest breakpoint not above a width; 0 for what is no width. */
export const breakpointOf = (widthPx: number): (typeof BREAKPOINTS)[number] =>
  BREAKPOINTS.findLast((breakpoint) => breakpoint <= widthPx) ?? 0;

/** RE6: how long a modal takes to come and go, in ms. */
export const MODAL_TRANSITION = { enterMs: 500, exitMs: 100 } as const;

/** RE15 */
export const PALETTES = ["light", "dark"] as const;
/** RE15: the family of the theme's primary colour. */
export const PRIMARY_COLOR = "blue";
