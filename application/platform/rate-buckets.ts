/** Requests allowed at once, and seconds until each further one. */
export type Limit = { readonly burst: number; readonly secondsEach: number };

export type RateBuckets = {
  /** Takes so many and answers 0, or takes none and answers the seconds after which there will be room. */
  readonly take: (key: string, limit: Limit, count: number) => number;
};

/** Keys beyond this many are forgotten, the longest unused first: memory stays bounded whatever is sent. */
const MOST_KEYS = 20_000;
/** Largest rounding error of added seconds. */
const ROUNDING = 1e-6;

/** Generic cell rate algorithm: of each key only the instant is kept at which its bucket is full again. */
export const makeRateBuckets = (nowSeconds: () => number): RateBuckets => {
  const fullAt = new Map<string, number>();
  return {
    take: (key, { burst, secondsEach }, count) => {
      const now = nowSeconds();
      const next = Math.max(now, fullAt.get(key) ?? now) + secondsEach * count;
      const wait = Math.max(0, Math.ceil(next - now - burst * secondsEach - ROUNDING));
      if (wait > 0) return wait;
      fullAt.delete(key);
      fullAt.set(key, next);
      const [oldest] = fullAt.size > MOST_KEYS ? fullAt.keys() : [];
      if (oldest !== undefined) fullAt.delete(oldest);
      return 0;
    },
  };
};
