import { DIARY, DIARY_BUDGET, pageBytes } from "@morsel/ui/scripts/bundle-size";
import type { Figure } from "./figures.ts";

/**
 * JavaScript before the diary can be used, as browsers receive it, by the build's manifest, beside what of it is the
 * libraries' own. The gzip size is in the name, for comparison with what others print.
 */
export const pageSize = (): Promise<readonly Figure[]> => {
  const diary = pageBytes().find(({ page }) => page === DIARY);
  const bytes = diary?.js ?? Number.NaN;
  return Promise.resolve([
    {
      what: `JavaScript before the diary can be used (gzip ${((diary?.gzip ?? Number.NaN) / 1000).toFixed(1)} kB)`,
      value: bytes / 1000,
      unit: "kB brotli",
      target: `≤ ${DIARY_BUDGET / 1000} kB`,
      reached: bytes <= DIARY_BUDGET,
      floor: { what: "the libraries' own bytes", value: (diary?.libraries ?? Number.NaN) / 1000 },
    },
  ]);
};
