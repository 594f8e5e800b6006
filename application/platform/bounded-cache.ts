/** Remembers at most `most` values, among them at least the half of `most` that were used last. */
export type BoundedCache<A> = {
  readonly get: (key: string) => A | undefined;
  readonly set: (key: string, value: A) => void;
  readonly delete: (key: string) => void;
};

/**
 * In two generations: what is used moves to the younger, and when that is full the older is dropped as a whole. To keep the order
 * of every single use costs a deletion at each look, which is a good part of a search.
 */
export const makeBoundedCache = <A>(most: number): BoundedCache<A> => {
  const half = Math.max(1, Math.floor(most / 2));
  let younger = new Map<string, A>();
  let older = new Map<string, A>();
  const set = (key: string, value: A): void => {
    if (younger.size >= half && !younger.has(key)) {
      older = younger;
      younger = new Map();
    }
    younger.set(key, value);
  };
  return {
    get: (key) => {
      const recent = younger.get(key);
      if (recent !== undefined) return recent;
      const known = older.get(key);
      if (known !== undefined) set(key, known);
      return known;
    },
    set,
    delete: (key) => {
      younger.delete(key);
      older.delete(key);
    },
  };
};
