/** Looks a word up in a table, ignoring what every object inherits: "constructor" is a word like any other, and unknown. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
