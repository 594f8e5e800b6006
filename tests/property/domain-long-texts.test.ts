import { describe, expect, it } from "vitest";
import { longTexts } from "../arbitraries/long-texts.ts";
import { textFunctions } from "../arbitraries/signatures.ts";
import { TEXTS_OUTSIDE, TEXT_WITHIN } from "../arbitraries/text-functions.ts";
import { isAskedByTypes, typedFunctions } from "../arbitraries/typed-functions.ts";

const LENGTH = 50_000;
/** Linear functions need a few milliseconds (`npm run bench -- texts` says how many), others half a minute. */
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
    // Functions that are called by hand, because their other arguments must fit together, must exist.
    const names = new Set(typed.map(({ name }) => name));
    const byHand = TEXT_WITHIN.map(({ name }) => name).filter(isAskedByTypes);
    expect(byHand.filter((name) => !names.has(name))).toEqual([]);
  });

  /** Functions called by their types get each sign once: more texts would repeat the same question. */
  const eachSign = longTexts(LENGTH).filter(([what]) => what.endsWith("an end"));

  it.each([
    ...functions.map((one) => [one.name, one, longTexts(LENGTH)] as const),
    ...typed.map((one) => [`${one.name} by its types`, one, eachSign] as const),
  ])("%s answers a long text before anybody waits", (_name, one, texts) => {
    for (const [what, text] of texts) expect([what, msOf(() => one.ask(text)) < PATIENCE_MS]).toEqual([what, true]);
  });
});
