/** Set of page loads that need something: one bit each. */
export type LoadSet = Uint32Array;

export type LoadNames = {
  readonly setOf: (names: Iterable<string>) => LoadSet;
  /** How often the loads of the one happen that are not in the other. */
  readonly weightBeyond: (one: LoadSet, other: LoadSet) => number;
  readonly weightOfAll: (set: LoadSet) => number;
};

const WORD = 32;

const bitCount = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 0xff;
};

export const unionSets = (one: LoadSet, other: LoadSet): LoadSet => one.map((word, i) => word | (other[i] ?? 0));

export const intersectSets = (one: LoadSet, other: LoadSet): LoadSet => one.map((word, i) => word & (other[i] ?? 0));
export const hasOverlap = (one: LoadSet, other: LoadSet): boolean =>
  one.some((word, i) => (word & (other[i] ?? 0)) !== 0);

/** Sets of these loads, each of which happens as often as `weightOf` says. */
export const loadNames = (names: readonly string[], weightOf: (name: string) => number): LoadNames => {
  const at = new Map(names.map((name, i) => [name, i]));
  const length = Math.ceil(names.length / WORD);
  const setOf = (some: Iterable<string>): LoadSet => {
    const set = new Uint32Array(length);
    for (const name of some) {
      const i = at.get(name) ?? 0;
      set[Math.floor(i / WORD)] = (set[Math.floor(i / WORD)] ?? 0) | (1 << (i % WORD));
    }
    return set;
  };
  const weights = [...new Set(names.map(weightOf))].map((weight) => ({
    weight,
    mask: setOf(names.filter((name) => weightOf(name) === weight)),
  }));
  const weigh = (wordAt: (i: number) => number): number => {
    let sum = 0;
    for (let i = 0; i < length; i += 1) {
      const word = wordAt(i);
      if (word !== 0) for (const { weight, mask } of weights) sum += weight * bitCount(word & (mask[i] ?? 0));
    }
    return sum;
  };
  return {
    setOf,
    weightBeyond: (one, other) => weigh((i) => (one[i] ?? 0) & ~(other[i] ?? 0)),
    weightOfAll: (set) => weigh((i) => set[i] ?? 0),
  };
};
