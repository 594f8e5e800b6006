/** Remembers the `most` values used last. */
export type BoundedCache<A> = {
  readonly get: (key: string) => A | undefined;
  readonly set: (key: string, value: A) => void;
  readonly delete: (key: string) => void;
};

export const makeBoundedCache = <A>(most: number): BoundedCache<A> => {
  const kept = new Map<string, A>();
  return {
    get: (key) => {
      const value = kept.get(key);
      if (value === undefined) return undefined;
      kept.delete(key);
      kept.set(key, value);
      return value;
    },
    set: (key, value) => {
      kept.delete(key);
      kept.set(key, value);
      if (kept.size <= most) return;
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
    delete: (key) => {
      kept.delete(key);
    },
  };
};
