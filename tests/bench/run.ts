import { coldStart } from "./cold-start.ts";
import { diaryOverHttp } from "./diary-http.ts";
import { print, type Figure } from "./figures.ts";

/** `npm run bench`: the speed table, each figure beside its floor, as text; then the same as one line of JSON. */
const PARTS: readonly (readonly [title: string, measure: () => Promise<readonly Figure[]>])[] = [
  ["Start and memory", coldStart],
  ["The diary over HTTP", diaryOverHttp],
  ["The domain beside packages", async () => (await import("./domain.ts")).domainFigures()],
];

const wanted = process.argv.slice(2);
const all: Record<string, readonly Figure[]> = {};
for (const [title, measure] of PARTS) {
  if (wanted.length > 0 && !wanted.some((word) => title.toLowerCase().includes(word.toLowerCase()))) continue;
  const figures = await measure();
  all[title] = figures;
  print(title, figures);
}
console.log(`\n${JSON.stringify(all)}`);
