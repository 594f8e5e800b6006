import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import {
  nextKey,
  weighedLine,
  type DraftLine,
  type RecipeDraft,
} from "@morsel/application/recipes/client/recipe-draft";
import type { RecipesClient } from "@morsel/application/recipes/client/recipes-client";
import {
  gramsOfLine,
  readIngredientLine,
  RECIPE_LIMITS,
  type FactsNow,
  type LineMatch,
  type RecipeFood,
} from "@morsel/domain/recipes";
import type { Food, FoodId } from "@morsel/domain/foods";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import { useMutation, useQueries } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { foodQuery } from "../foods/queries.ts";

export type LineActions = {
  /** Text of one or more lines, as it is typed or pasted. */
  readonly add: (text: string) => void;
  readonly retype: (key: number, text: string) => void;
  readonly choose: (key: number, food: Food) => void;
  /** Confirms the matched food of a line. */
  readonly confirm: (key: number) => void;
  /** Another weight is, as it was typed. */
  readonly weigh: (key: number, text: string) => void;
  readonly leaveOut: (key: number, isLeftOut: boolean) => void;
  readonly remove: (key: number) => void;
};

type LinesOptions = {
  readonly recipes: RecipesClient;
  readonly foods: FoodsClient;
  readonly lines: readonly DraftLine[];
  readonly known: readonly RecipeFood[];
  /** The figure that a text says, by the page's decimal mark. */
  readonly read: (text: string) => number | undefined;
  readonly setDraft: (change: (before: RecipeDraft) => RecipeDraft) => void;
};

type Asked = Pick<DraftLine, "key" | "text">;

/** Lines matched in one request. */
const AT_ONCE = 50;

/** The lines of a recipe that is edited: new ones find their foods, and the foods tell what they hold. */
export const useRecipeLines = ({ recipes, foods, lines, known, read, setDraft }: LinesOptions) => {
  const knownIds = new Set(known.map(({ id }) => id));
  const wanted = [...new Set(lines.flatMap(({ match }) => match?.foodId ?? []))].filter((id) => !knownIds.has(id));
  const found = useQueries({ queries: wanted.map((id) => foodQuery(foods, id)) });
  const facts: FactsNow = new Map<FoodId, NutritionFacts>([
    ...known.map(({ id, per100g }) => [id, per100g] as const),
    ...found.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data.nutrients] as const])),
  ]);
  const change = (key: number, next: (line: DraftLine) => DraftLine | undefined): void =>
    setDraft((before) => ({
      ...before,
      lines: before.lines.flatMap((line) => (line.key === key ? (next(line) ?? []) : [line])),
    }));
  /** Lines whose text was changed meanwhile keep what they are. */
  const matching = useMutation({
    mutationFn: (asked: readonly Asked[]) => run(recipes.matchLines(asked.map(({ text }) => text))),
    onSuccess: (answered, asked) =>
      setDraft((before) => ({
        ...before,
        lines: before.lines.map((line) => {
          const place = asked.findIndex(({ key, text }) => key === line.key && text === line.text);
          const answer = answered[place];
          return answer === undefined || line.match !== undefined ? line : { ...answer, key: line.key };
        }),
      })),
  });
  const match = (asked: readonly Asked[]): void => {
    for (let at = 0; at < asked.length; at += AT_ONCE) matching.mutate(asked.slice(at, at + AT_ONCE));
  };
  const actions: LineActions = {
    add: (text) => {
      const texts = text
        .split(/[\r\n]+/)
        .map((line) => line.trim().slice(0, RECIPE_LIMITS.line))
        .filter((line) => line !== "");
      const begin = nextKey(lines);
      const added = texts.map((line, n) => ({ text: line, key: begin + n }));
      setDraft((before) => ({ ...before, lines: [...before.lines, ...added] }));
      if (added.length > 0) match(added);
    },
    retype: (key, text) => {
      const line = lines.find((one) => one.key === key);
      if (line === undefined || line.text === text) return;
      if (text.trim() === "") return change(key, () => undefined);
      change(key, ({ isLeftOut: _left, match: _match }) => ({ key, text }));
      match([{ key, text }]);
    },
    choose: (key, food) =>
      change(key, (line) => {
        const said = readIngredientLine(line.text);
        const grams = said.ok ? gramsOfLine(said.value, food) : undefined;
        const chosen: LineMatch = {
          foodId: food.id,
          description: food.description,
          confidence: 1,
          ...(grams === undefined ? {} : { grams }),
        };
        return { key, text: line.text, match: chosen };
      }),
    confirm: (key) =>
      change(key, (line) => (line.match === undefined ? line : { ...line, match: { ...line.match, confidence: 1 } })),
    weigh: (key, text) => change(key, (line) => weighedLine(line, text, read)),
    leaveOut: (key, isLeftOut) =>
      change(key, ({ isLeftOut: _before, ...line }) => (isLeftOut ? { ...line, isLeftOut } : line)),
    remove: (key) => change(key, () => undefined),
  };
  return { facts, actions, isMatching: matching.isPending };
};
