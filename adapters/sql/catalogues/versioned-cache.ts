import { makeBoundedCache, type BoundedCache } from "@morsel/application/platform/bounded-cache";
import * as Effect from "effect/Effect";

/** Version of the shown imports: a text that changes with them; undefined while unread. */
export type CatalogueVersion = () => string | undefined;

/**
 * Cache for the imports that are shown now. A caller takes it before its query and writes the answer into that one, even if others are
 * shown by then.
 */
export type VersionedCache<A> = () => BoundedCache<{ readonly value: A }>;

/** Begun anew whenever other imports are shown; while nobody knows which are, nothing is remembered. */
export const makeVersionedCache = <A>(version: CatalogueVersion, most: number): VersionedCache<A> => {
  let kept = makeBoundedCache<{ readonly value: A }>(most);
  let keptOf: string | undefined;
  return () => {
    const now = version();
    if (now === undefined || now !== keptOf) kept = makeBoundedCache(most);
    keptOf = now;
    return kept;
  };
};

/** The answer under a key, which is asked for once. */
export const fromCache = <A>(memory: VersionedCache<A>, key: string, ask: Effect.Effect<A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const kept = memory();
    const known = kept.get(key);
    if (known !== undefined) return Effect.succeed(known.value);
    return Effect.tap(ask, (value) => Effect.sync(() => kept.set(key, { value })));
  });

/** Answers about single keys: only those that nobody asked about are asked for, together; a key without an answer is remembered too. */
export const cacheEach =
  <A, K extends string = string>(
    memory: VersionedCache<A | undefined>,
    keyOf: (answer: A) => K,
    ask: (keys: readonly K[]) => Effect.Effect<readonly A[]>,
  ) =>
  (keys: readonly K[]): Effect.Effect<readonly A[]> =>
    Effect.suspend(() => {
      const kept = memory();
      const answers = new Map([...new Set(keys)].map((key) => [key, kept.get(key)]));
      const unknown = [...answers].flatMap(([key, answer]) => (answer === undefined ? [key] : []));
      const all = () => [...answers.values()].flatMap((answer) => answer?.value ?? []);
      if (unknown.length === 0) return Effect.succeed(all());
      return Effect.map(ask(unknown), (given) => {
        const byKey = new Map(given.map((answer) => [keyOf(answer), answer]));
        for (const key of unknown) {
          const answer = { value: byKey.get(key) };
          kept.set(key, answer);
          answers.set(key, answer);
        }
        return all();
      });
    });
