import { adminListFigures } from "./admin-lists.ts";
import { coldStart } from "./cold-start.ts";
import { diaryOverHttp } from "./diary-http.ts";
import { domainFigures } from "./domain.ts";
import { domainSize } from "./domain-size.ts";
import { textFigures } from "./domain-texts.ts";
import { evening } from "./evening.ts";
import { expenditureFigures } from "./expenditure.ts";
import { print, type Figure } from "./figures.ts";
import { firstLoad } from "./first-load.ts";
import { forumFigures } from "./forum.ts";
import { growth } from "./growth.ts";
import { importFigures } from "./import.ts";
import { importedSearch } from "./imported-search.ts";
import { keyToTotal } from "./key-to-total.ts";
import { peopleFigures } from "./people.ts";
import { pageRequests } from "./page-requests.ts";
import { pageSize } from "./page-size.ts";
import { slowNetwork } from "./slow-network.ts";
import { reportFigures } from "./reports.ts";
import { recipeFigures } from "./recipes.ts";
import { searchQuality } from "./search-quality.ts";
import { searchSpeed } from "./search-speed.ts";
import { signInFigures } from "./sign-in.ts";
import { yearOverHttp } from "./year-http.ts";

/**
 * `npm run bench`: the speed table, each figure beside its floor, as text; then the same as one line of JSON. Words choose
 * parts: `npm run bench -- diary search`. Millions of imported foods and
 * the hundred thousand members take minutes to make and are asked for by name.
 */
const PARTS: readonly (readonly [title: string, measure: () => Promise<readonly Figure[]>])[] = [
  ["Start and memory", coldStart],
  ["The diary over HTTP", diaryOverHttp],
  ["The mix of an evening", evening],
  ["A year over HTTP", yearOverHttp],
  ["Sign-in and sessions", signInFigures],
  ["Reports", reportFigures],
  ["Search as typed", () => searchSpeed(["sqlite", "postgres"])],
  ["Search beside a million imported foods", () => importedSearch(1_000_000)],
  ["Search beside four millions of imported foods", () => importedSearch(4_000_000)],
  ["First load of the foods", firstLoad],
  ["Growth to a hundred thousand members", growth],
  ["Friends, messages and news among a hundred thousand members", peopleFigures],
  ["A forum with a million posts", () => forumFigures()],
  ["Lists of admins among a million members", adminListFigures],
  ["Search quality", () => searchQuality()],
  ["Page, its size", pageSize],
  ["Page, its requests", pageRequests],
  ["Page, on a slow network", slowNetwork],
  ["Key to total in the browser", keyToTotal],
  ["Domain package, its size", domainSize],
  ["Domain package, its speed", domainFigures],
  ["Domain package, long texts", textFigures],
  ["Adaptive expenditure", expenditureFigures],
  ["Recipes", recipeFigures],
  ["Import of a catalogue", () => importFigures()],
];
const ONLY_BY_NAME = new Set([
  "Search beside a million imported foods",
  "Search beside four millions of imported foods",
  "Growth to a hundred thousand members",
  "Friends, messages and news among a hundred thousand members",
  "A forum with a million posts",
  "Lists of admins among a million members",
]);

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const isWanted = (title: string): boolean =>
  wanted.length === 0 ? !ONLY_BY_NAME.has(title) : wanted.some((word) => title.toLowerCase().includes(word));

const all: Record<string, readonly Figure[]> = {};
for (const [title, measure] of PARTS.filter(([title]) => isWanted(title))) {
  const figures = await measure();
  all[title] = figures;
  print(title, figures);
}
const leftOut = wanted.length === 0 ? [...ONLY_BY_NAME] : [];
if (leftOut.length > 0)
  console.log(
    `\nNot measured, they take minutes to prepare: ${leftOut.join("; ")}. For them: npm run bench -- "a million" "four millions" growth`,
  );
console.log(`\n${JSON.stringify(leftOut.length === 0 ? all : { ...all, leftOut })}`);
