import { brandIn, calmed, readableName, searchWords, type NamingLists } from "@morsel/domain/foods";
import type { Merged } from "./merge.ts";
import type { SourceFood } from "./source-food.ts";

/** Remarks of the sources that are no names. */
const REMARK =
  /^(?:with(?: or without)?|without|NS |NS$|NFS|URMIS|includes?|made |any |all |different|other |or |and |from |assorted|see |USDA|A\d|homemade|home|commercial|store|cooked|prepared|regular|fat added|no )|\bNS as to\b|commodity|\bNFS\b|fat added|any (?:type|brand|size)|types?$|\bvarieties\b/iu;

const alternativesOf = ({ kept, others }: Merged, shown: string): readonly string[] => {
  const seen = new Set([searchWords(shown).join(" "), searchWords(kept.name).join(" ")]);
  return [kept, ...others]
    .flatMap((food) => [...(food === kept ? [] : [food.name]), ...(food.alt_names ?? [])])
    .filter((name) => {
      const key = searchWords(name).join(" ");
      if (key === "" || seen.has(key) || (REMARK.test(name) && name !== kept.name) || name.length > 80) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 12);
};

const COMPANY = /,? (?:Inc\.?|Co\.?|Corp\.?|Corporation|Company|Ltd\.?|LLC|L\.L\.C\.)(?=,|$|\s)/giu;

const brandOf = (food: SourceFood, lists: NamingLists): string | undefined => {
  const written = brandIn(food.name, lists);
  if (written !== undefined) return written;
  const maker = food.manufacturer?.replaceAll(COMPANY, "").split(",")[0]?.trim();
  return maker === undefined || maker === "" ? undefined : calmed(maker, lists);
};

export type Names = { readonly name: string; readonly brand?: string; readonly alternatives: readonly string[] };

/** Fruit is eaten raw unless it says otherwise: "Banana", not "Banana, raw". */
const withoutRaw = (name: string, category: string): string =>
  category === "Fruits and Fruit Juices" ? name.replace(/, raw$/u, "") : name;

const SETS = { sr28: "USDA SR28", foundation: "USDA Foundation", fndds: "USDA survey" } as const;

/** Who chooses a name first: foods that are in several sets or in surveys, then shorter names; products last. */
const turn = (merged: Merged | undefined): number => {
  if (merged === undefined) return Number.POSITIVE_INFINITY;
  const { kept, others } = merged;
  const isProduct = kept.manufacturer !== undefined || (kept.dataset === "sr28" && kept.fdc_id === undefined);
  const isCommon = others.length > 0 || kept.survey === true || kept.dataset === "fndds";
  return (isProduct ? 2000 : 0) + (isCommon ? 0 : 1000) + Math.min(900, kept.name.length);
};

/** The shortest readable name that no other food has; the data set's own where all else reads alike. */
export const nameFoods = (foods: readonly Merged[], lists: NamingLists): ReadonlyMap<string, Names> => {
  const key = (name: string): string => [...searchWords(name)].sort().join(" ");
  const choices = foods.map(({ kept }) => {
    const short = readableName(kept.name, lists);
    return [withoutRaw(short, kept.category), short, readableName(kept.name, lists, true), kept.name];
  });
  const taken = new Set<string>();
  const named = new Map<string, Names>();
  const turns = foods.map((_, i) => i).sort((a, b) => turn(foods[a]) - turn(foods[b]));
  for (const i of turns) {
    const merged = foods[i];
    if (merged === undefined) continue;
    const options = choices[i] ?? [];
    const free = options.find((option) => !taken.has(key(option)));
    const name = free ?? `${merged.kept.name} (${SETS[merged.kept.dataset]})`;
    taken.add(key(name));
    const brand = brandOf(merged.kept, lists);
    const alternatives = alternativesOf(merged, name);
    named.set(merged.kept.id, { name, ...(brand === undefined ? {} : { brand }), alternatives });
  }
  return named;
};
