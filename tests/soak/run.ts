import { lostDatabase } from "./lost-database.ts";

/** `npm run soak`: what takes too long for `npm test`, with its figures as JSON. A word chooses parts, as in `npm run bench`. */
const PARTS: readonly (readonly [title: string, run: () => Promise<unknown>])[] = [
  ["lost database", () => lostDatabase(Number(process.env["CUTS"] ?? 200))],
];

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
for (const [title, run] of PARTS) {
  if (wanted.length > 0 && !wanted.some((word) => title.includes(word))) continue;
  console.log(`${title}: ${JSON.stringify(await run(), null, 2)}`);
}
