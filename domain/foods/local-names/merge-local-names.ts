import type { FoodId } from "../food.ts";
import type { FoodMatch } from "../search/match.ts";
import type { LocalMatch } from "./find-local-names.ts";

type Found = { readonly id: FoodId; readonly match: FoodMatch };

/** The state that is meant: the one that was said, else the one that the member eats, else the usual one. */
const stateOf = ({ id, states, isStateSaid }: LocalMatch, timesUsed: ReadonlyMap<FoodId, number>): FoodId => {
  if (isStateSaid) return id;
  let meant = id;
  for (const one of states) if ((timesUsed.get(one) ?? 0) > (timesUsed.get(meant) ?? 0)) meant = one;
  return meant;
};

/** F37: what the member's language calls so comes before what English does, each thing once; what the member has eaten before all. */
export const mergeLocalNames = (
  local: readonly LocalMatch[],
  others: readonly Found[],
  timesUsed: ReadonlyMap<FoodId, number>,
): readonly Found[] => {
  if (local.length === 0) return others;
  const known = new Set(local.flatMap(({ states }) => states));
  const all = [
    ...local.map((one): Found => ({ id: stateOf(one, timesUsed), match: "full" })),
    ...others.filter(({ id }) => !known.has(id)),
  ];
  const rankOf = ({ id, match }: Found): number => (match === "partial" ? 2 : (timesUsed.get(id) ?? 0) > 0 ? 0 : 1);
  return all
    .map((one, at) => ({ one, at, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one }) => one);
};
