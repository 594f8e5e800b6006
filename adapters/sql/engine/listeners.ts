import type { HearWord, Sql } from "./sql.ts";

export type Listeners = {
  readonly listen: Sql["listen"];
  readonly tell: HearWord;
};

/** Listeners of this process to what is told of a database. */
export const makeListeners = (): Listeners => {
  const all = new Set<{ readonly hear: HearWord }>();
  return {
    listen: (hear) => {
      const listener = { hear };
      all.add(listener);
      return () => all.delete(listener);
    },
    tell: (word) => {
      for (const { hear } of all) hear(word);
    },
  };
};
