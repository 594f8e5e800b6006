import { pageBytes } from "@morsel/ui/scripts/bundle-size";
import type { Figure } from "./figures.ts";

/** JavaScript before the diary can be used, gzip, as the build's manifest says, beside what of it is the libraries' own. */
export const pageSize = (): Promise<readonly Figure[]> => {
  const diary = pageBytes().find(({ page }) => page === "diary");
  const bytes = diary?.js ?? Number.NaN;
  return Promise.resolve([
    {
      what: "JavaScript before the diary can be used",
      value: bytes / 1000,
      unit: "kB gzip",
      target: "≤ 200 kB",
      reached: bytes <= 200_000,
      floor: { what: "the libraries' own bytes", value: (diary?.libraries ?? Number.NaN) / 1000 },
    },
  ]);
};
