import type { Brand } from "../brand/index.ts";
import { foldedWords } from "../foods/index.ts";
import { isUuid } from "../identity/index.ts";

/** "c-12050" of the catalogue's activities, "s-barbell-squat" of its strength exercises, a UUID of a member's own. */
export type ExerciseId = string & Brand<"ExerciseId">;

const SHIPPED = /^[cs]-[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 80;

export const isExerciseId = (id: unknown): id is ExerciseId =>
  isUuid(id) || (typeof id === "string" && id.length <= LONGEST_ID && SHIPPED.test(id));

export const EXERCISE_KINDS = ["cardio", "strength"] as const;
export type ExerciseKind = (typeof EXERCISE_KINDS)[number];

/** An exercise of the catalogue or a member's own. */
export type Exercise = {
  readonly id: ExerciseId;
  readonly name: string;
  /** Group of the catalogue, such as "Running" or "Chest"; a member's own exercises have none. */
  readonly group?: string;
  /** Everyday words beside the name. */
  readonly words?: string;
  /** One that most people mean by its words. */
  readonly isUsual?: true;
} & ({ readonly kind: "cardio"; readonly met: number } | { readonly kind: "strength" });

const LONGEST_SLUG_NAME = 60;

/** E10: an exercise's place in an address: its name, then its id. */
export const exerciseSlug = ({ id, name }: Pick<Exercise, "id" | "name">): string => {
  const words = foldedWords(name)
    .filter((word) => /^[a-z0-9]+$/.test(word))
    .join("-")
    .slice(0, LONGEST_SLUG_NAME)
    .replace(/(?<!-)-+$/, "");
  return words === "" ? id : `${words}--${id}`;
};

/** E10: the id in a slug, whatever the name before it says. */
export const exerciseOfSlug = (slug: string): ExerciseId | undefined => {
  const gap = slug.indexOf("--");
  const id = gap < 0 ? slug : slug.slice(gap + 2);
  return isExerciseId(id) ? id : undefined;
};

/** A group of the catalogue and how many stand in it. */
export type ExerciseGroup = { readonly kind: ExerciseKind; readonly name: string; readonly count: number };

/** E13: the groups of a kind in the order in which they first come. */
export const groupsOf = (exercises: readonly Exercise[]): readonly ExerciseGroup[] => {
  const groups = new Map<string, ExerciseGroup>();
  for (const { kind, group: name } of exercises) {
    if (name === undefined) continue;
    const key = `${kind} ${name}`;
    groups.set(key, { kind, name, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
};

/** E13: names as people look them up: without regard to case, by their letters, then by what figures say. */
export const byName = (
  a: { readonly id: string; readonly name: string },
  b: { readonly id: string; readonly name: string },
): number => {
  const order = a.name.localeCompare(b.name, "en", { numeric: true, sensitivity: "base" });
  return order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
};
