import { token } from "@morsel/application/platform/token";

/** So many at once, and one more each so many seconds. */
export type Limit = { readonly burst: number; readonly secondsEach: number };

/** A household behind one address, or all of it as one member, does not meet these; a machine that guesses or floods does. */
export const LIMITS = {
  /** Each costs an argon2id hash. Twenty people with their slips, then one a minute. */
  signUp: { burst: 20, secondsEach: 60 },
  /** As typed: six people who type at once for ten seconds, then twenty a second. */
  search: { burst: 300, secondsEach: 0.05 },
  lookUp: { burst: 60, secondsEach: 1 },
  log: { burst: 30, secondsEach: 2 },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Seconds to wait; 0 when there is still room. Takes one. */
  readonly take: (name: LimitName, key: string) => number;
};

/** Keys beyond this many are forgotten, the longest unused first: memory stays bounded whatever is sent. */
const MOST_KEYS = 20_000;

/** Generic cell rate: of each key only the instant is kept at which its bucket is full again. */
export const makeRateLimits = (nowSeconds: () => number, isOn = true): RateLimits => {
  const fullAt = new Map<string, number>();
  const waitOf = (at: number, { burst, secondsEach }: Limit, now: number): number =>
    // A microsecond is what adding up seconds of the epoch may lose.
    Math.max(0, Math.ceil(at + secondsEach - now - burst * secondsEach - 1e-6));
  if (!isOn) return { take: () => 0 };
  return {
    take: (name, key) => {
      const now = nowSeconds();
      const id = `${name} ${key}`;
      const at = Math.max(now, fullAt.get(id) ?? now);
      const wait = waitOf(at, LIMITS[name], now);
      if (wait > 0) return wait;
      fullAt.delete(id);
      fullAt.set(id, at + LIMITS[name].secondsEach);
      const [oldest] = fullAt.size > MOST_KEYS ? fullAt.keys() : [];
      if (oldest !== undefined) fullAt.delete(oldest);
      return 0;
    },
  };
};

export const RateLimits = token<RateLimits>("RateLimits");
