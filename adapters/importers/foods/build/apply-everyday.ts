import { servingIdOf, type Serving } from "@morsel/domain/foods";
import type { EverydayState, EverydayThing } from "../everyday.ts";
import type { ShippedFood } from "../shipped-food.ts";
import type { Merged } from "./merge.ts";
import type { SourceFood } from "./source-food.ts";

const energyOf = (food: SourceFood): number => food.nutrients["energy_kcal"] ?? Number.NaN;

/** Foods that the table joins may differ by season and laboratory, not by more. */
const isAlike = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(16, 0.27 * Math.max(a, b));

/** Joins what the table says is the same food in the same state; a row that names no food, or one twice, is refused. */
export const joinEveryday = (foods: readonly Merged[], table: readonly EverydayThing[]): readonly Merged[] => {
  const byId = new Map(foods.map((food) => [food.kept.id, food]));
  const named = new Set<string>();
  const joined = new Map<string, Merged>();
  const gone = new Set<string>();
  for (const { name, states } of table)
    for (const { id, same } of states) {
      const [first, ...others] = [id, ...same].map((one) => {
        const food = byId.get(one);
        if (food === undefined) throw new Error(`${name}: there is no ${one}`);
        if (named.has(one)) throw new Error(`${name}: ${one} is in the table twice`);
        named.add(one);
        return food;
      });
      if (first === undefined) continue;
      for (const { kept } of others)
        if (!isAlike(energyOf(kept), energyOf(first.kept))) throw new Error(`${name}: ${kept.id} is not ${id}`);
      for (const other of same) gone.add(other);
      joined.set(id, {
        kept: first.kept,
        others: [...first.others, ...others.flatMap(({ kept, others: further }) => [kept, ...further])],
      });
    }
  return foods.filter(({ kept }) => !gone.has(kept.id)).map((food) => joined.get(food.kept.id) ?? food);
};

/** Words that a name leaves out: "any", "any kind", "any bread". */
const UNSAID = /^any\b.*$/u;

/** "Broccoli, raw"; the thing alone where it has no state. */
export const everydayName = (thing: string, { label }: EverydayState): string => {
  const state = label.replace(UNSAID, "");
  return state === "" ? thing : `${thing}, ${state}`;
};

const isPlain = ({ label }: EverydayState): boolean => label.replace(UNSAID, "") === "";

/** Details that the table gives a food: its name if it is a thing, its place among the states, words and usual serving. */
export type Everyday = Pick<ShippedFood, "words" | "every" | "thing"> & {
  readonly name?: string;
  readonly serving?: Pick<Serving, "label" | "grams">;
};

export const everydayById = (table: readonly EverydayThing[]): ReadonlyMap<string, Everyday> =>
  new Map(
    table.flatMap(({ name, as, words, serving, states }) =>
      states.map((state, i): readonly [string, Everyday] => {
        const isThing = as === "thing";
        const said = isThing || i === 0 ? words : [];
        return [
          state.id,
          {
            every: i === 0 ? 2 : 1,
            ...(said.length === 0 ? {} : { words: said }),
            ...(isThing || (i === 0 && isPlain(state)) ? { name: everydayName(name, state) } : {}),
            ...(isThing && states.length > 1 ? { thing: [name, state.label === "" ? "plain" : state.label] } : {}),
            ...(i === 0 && serving !== undefined ? { serving } : {}),
          },
        ];
      }),
    ),
  );

type Servings = Pick<ShippedFood, "s" | "def">;

/** The usual serving first: the source's own where it says the same, else one of ours. */
export const withUsualServing = ({ s, def }: Servings, usual: Everyday["serving"]): Servings => {
  if (usual === undefined) return def === undefined ? { s } : { s, def };
  const own = s.find(([, label, grams]) => label === usual.label && Math.abs(grams - usual.grams) < 0.03 * grams);
  if (own !== undefined) return { s, def: own[0] };
  const others = s.filter(([, label]) => label.toLowerCase() !== usual.label.toLowerCase());
  const id = servingIdOf(usual.label, (taken) => others.some(([one]) => one === taken));
  return { s: [[id, usual.label, usual.grams], ...others], def: id };
};
