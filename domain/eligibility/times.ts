/** Instants are milliseconds since 1970, in UTC. */
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** EL1: whole units passed from one instant to another; undefined where that is no finite number. */
export const elapsedUnits = (from: number | undefined, now: number, unit: number): number | undefined => {
  const count = from === undefined ? Number.NaN : Math.floor((now - from) / unit);
  return Number.isFinite(count) ? count : undefined;
};

/** EL1: whether at least so many units have passed; of an unknown instant nothing is claimed. */
export const hasElapsed = (count: number, unit: number, from: number | undefined, now: number): boolean =>
  from !== undefined && Number.isFinite(from) && Number.isFinite(now) && now - from >= count * unit;

/** A condition of a prompt: its name and when it holds. Prompts are shown when all of their conditions hold. */
export type Condition<Facts> = { readonly name: string; readonly holds: (facts: Facts) => boolean };

export const meetsAllConditions = <Facts>(conditions: readonly Condition<Facts>[], facts: Facts): boolean =>
  conditions.every((condition) => condition.holds(facts));

/** Names of the conditions that keep a prompt away, for logs and debugging. */
export const failedConditions = <Facts>(conditions: readonly Condition<Facts>[], facts: Facts): readonly string[] =>
  conditions.filter((condition) => !condition.holds(facts)).map((condition) => condition.name);
