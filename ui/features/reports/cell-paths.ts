import { levelOfCell } from "@morsel/domain/reports";

/** The signs of a row of nutrients at a glance, as paths in a box of one unit a day and two units high. */
export type CellPath = { readonly sign: string; readonly opacity: number; readonly path: string };

/** Nothing at all is a line at the foot. */
const OPACITY = [1, 0.25, 0.4, 0.55, 0.75, 1] as const;

/** Partly known cells leave the upper half open, unknown ones show a thread in the middle. */
const shapeOf = (sign: string, at: number): string => {
  if (sign === "-") return "";
  if (sign === "?") return `M${at},0.95h1v0.1h-1z`;
  if (sign === "0" || sign === "a") return `M${at},1.8h1v0.2h-1z`;
  return sign >= "a" ? `M${at},1h1v1h-1z` : `M${at},0h1v2h-1z`;
};

/** One path for each sign there is: a year of a nutrient is eleven shapes at most. */
export const cellPaths = (cells: string): readonly CellPath[] => {
  const paths = new Map<string, string>();
  for (const [at, sign] of [...cells].entries()) paths.set(sign, (paths.get(sign) ?? "") + shapeOf(sign, at));
  return [...paths].flatMap(([sign, path]) =>
    path === "" ? [] : [{ sign, path, opacity: sign === "?" ? 0.6 : (OPACITY[levelOfCell(sign) ?? 0] ?? 1) }],
  );
};
