import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Figure } from "./figures.ts";

const root = join(import.meta.dirname, "../..");

/** JavaScript before the diary can be used, gzip, as the build's manifest says. */
export const pageSize = (): Promise<readonly Figure[]> => {
  const said = execFileSync(process.execPath, [join(root, "ui/scripts/bundle-size.ts")], { encoding: "utf8" });
  const bytes = Number(/^diary\s.*?(\d+) B JavaScript/m.exec(said)?.[1] ?? Number.NaN);
  return Promise.resolve([
    {
      what: "JavaScript before the diary can be used",
      value: bytes / 1000,
      unit: "kB gzip",
      target: "≤ 200 kB",
      reached: bytes <= 200_000,
    },
  ]);
};
