import { describe, expect, it } from "vitest";
import { longTexts } from "../arbitraries/long-texts.ts";
import { textFunctions } from "../arbitraries/signatures.ts";
import { TEXTS_OUTSIDE, TEXT_WITHIN } from "../arbitraries/text-functions.ts";
import { isAskedByTypes, typedFunctions } from "../arbitraries/typed-functions.ts";

/** What is linear needs a few milliseconds for a text of 100 kB (`npm run bench -- texts` says how many); what is not, minutes. */
const PATIENCE_MS = 1500;

/** By the processor's time: a busy machine makes nothing slow. */
const msOf = (ask: () => unknown): number => {
  const started = process.cpuUsage();
  ask();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

describe("every function of texts", async () => {
  const typed = await typedFunctions();
  const functions = [...(await textFunctions()), ...TEXT_WITHIN, ...TEXTS_OUTSIDE];

  it("is found in the report of the package", () => {
    expect(functions.length).toBeGreaterThan(150);
    expect(typed.length).toBeGreaterThan(250);
    // What is asked by hand, because it answers only where the other things it is given are in order, is one that there is.
    const names = new Set(typed.map(({ name }) => name));
    const byHand = TEXT_WITHIN.map(({ name }) => name).filter(isAskedByTypes);
    expect(byHand.filter((name) => !names.has(name))).toEqual([]);
  });

  /** What is asked by its types is asked each sign once: many a function would be asked twice of the same. */
  const eachSign = longTexts(100_000).filter(([what]) => what.endsWith("an end"));

  it.each([
    ...functions.map((one) => [one.name, one, longTexts(100_000)] as const),
    ...typed.map((one) => [`${one.name} by its types`, one, eachSign] as const),
  ])("%s answers a long text before anybody waits", (_name, one, texts) => {
    for (const [what, text] of texts) expect([what, msOf(() => one.ask(text)) < PATIENCE_MS]).toEqual([what, true]);
  });
});
