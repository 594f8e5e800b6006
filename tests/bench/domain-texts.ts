import { longTexts } from "../arbitraries/long-texts.ts";
import { textFunctions, type TextFunction } from "../arbitraries/signatures.ts";
import { TEXTS_OUTSIDE, TEXT_WITHIN } from "../arbitraries/text-functions.ts";
import type { Figure } from "./figures.ts";

const LENGTH = 100_000;
const TRIES = 3;

/** The quickest of a few tries: what the machine did meanwhile is not the function's. */
const milliseconds = ({ ask }: TextFunction, text: string): number => {
  let best = Infinity;
  for (let i = 0; i < TRIES; i++) {
    const started = performance.now();
    ask(text);
    best = Math.min(best, performance.now() - started);
  }
  return best;
};

/** The slowest functions of texts, each on its worst 100 kB. */
export const textFigures = async (): Promise<readonly Figure[]> => {
  const all = [...(await textFunctions()), ...TEXT_WITHIN, ...TEXTS_OUTSIDE].map((one) => {
    const times = longTexts(LENGTH).map(([what, text]) => [milliseconds(one, text), what] as const);
    const [ms, what] = times.reduce((worst, time) => (time[0] > worst[0] ? time : worst));
    return { name: one.name, ms, what };
  });
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms, what }) => ({
      what: `100 kB of ${what} to ${name}`,
      value: ms,
      unit: "ms",
      target: "≤ 20 ms",
      reached: ms <= 20,
    }));
};
