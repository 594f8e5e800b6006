/** G24: drinking water when nobody chose: 80 % of EFSA's adequate intake of 2.0 l for women and 2.5 l for men (2010). */
export const DEFAULT_WATER_ML = { female: 1600, male: 2000 } as const;

/** G24: the day's drinking water, ml: what was chosen, else that of the sex; undefined where neither is known. */
export const waterGoal = (
  { waterMl }: { readonly waterMl?: number },
  sex: keyof typeof DEFAULT_WATER_ML | undefined,
): number | undefined => waterMl ?? (sex === undefined ? undefined : DEFAULT_WATER_ML[sex]);
