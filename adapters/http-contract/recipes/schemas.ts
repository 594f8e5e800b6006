import { PASTE_MAX } from "@morsel/application/recipes/parse-recipe";
import { RECIPE_LIMITS } from "@morsel/domain/recipes";
import * as Schema from "effect/Schema";
import { NutritionalContents } from "../shared/contents.ts";
import { FoodId, textUpTo, Uuid } from "../shared/primitives.ts";

export const RecipeId = Uuid.annotate({ description: "Made by whoever saves the recipe." });

const upTo = (max: number) =>
  Schema.Finite.check(
    Schema.isGreaterThan(0, { expected: "a number above 0" }),
    Schema.isLessThanOrEqualTo(max, { expected: `a number up to ${max}` }),
  );

const Share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }, { expected: "a number from 0 to 1" }));

/** The food or recipe matched to a line, and its weight. */
const Match = Schema.Struct({
  food_id: FoodId,
  description: textUpTo(300),
  grams: Schema.optionalKey(upTo(RECIPE_LIMITS.grams)),
  /** 1 where the member chose or confirmed it. */
  confidence: Share,
});

const Line = Schema.Struct({
  text: textUpTo(RECIPE_LIMITS.line),
  match: Schema.optionalKey(Match),
  /** The member says that it does not count. */
  left_out: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: "RecipeLine" });
export type WireLine = typeof Line.Encoded;

const Step = Schema.Struct({
  text: textUpTo(RECIPE_LIMITS.step),
  section: Schema.optionalKey(textUpTo(RECIPE_LIMITS.title)),
});

const lines = Schema.Array(Line).check(
  Schema.isMaxLength(RECIPE_LIMITS.lines, { expected: `1 to ${RECIPE_LIMITS.lines} lines` }),
);
const steps = Schema.Array(Step).check(
  Schema.isMaxLength(RECIPE_LIMITS.steps, { expected: `at most ${RECIPE_LIMITS.steps} steps` }),
);

const Cost = Schema.Struct({
  currency: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/, { expected: "a currency such as EUR" })),
  minor: Schema.Int.check(Schema.isGreaterThan(0, { expected: "a whole number above 0" })),
}).annotate({ description: "What all of it costs, in minor units." });

const contents = {
  title: textUpTo(RECIPE_LIMITS.title * 2),
  servings: upTo(RECIPE_LIMITS.servings),
  /** The finished dish on the scale, with the pot; and the empty pot. */
  gross_grams: Schema.optionalKey(upTo(RECIPE_LIMITS.grams)),
  tare_grams: Schema.optionalKey(Schema.Finite),
  /** Heat and water took part of its vitamins, nobody knows how much. */
  cooked: Schema.Boolean,
  lines,
  steps,
  total_minutes: Schema.optionalKey(upTo(RECIPE_LIMITS.minutes)),
  source: Schema.optionalKey(textUpTo(RECIPE_LIMITS.address)),
  picture: Schema.optionalKey(textUpTo(RECIPE_LIMITS.address)),
  cost: Schema.optionalKey(Cost),
};

/** The id makes repeats harmless. */
export const SavePayload = Schema.Struct({ id: RecipeId, ...contents });
/** All of it, and the version that was read. */
export const ChangePayload = Schema.Struct({
  version: Schema.Int.check(Schema.isGreaterThanOrEqualTo(1, { expected: "the version that was seen" })),
  ...contents,
});

const Contents = Schema.Struct(contents);
export type WireContentsOfRecipe = typeof Contents.Encoded;

const Food = Schema.Struct({ id: Schema.String, description: Schema.String, per_100g: NutritionalContents });

/** A recipe, with the foods that its lines are now; what is gone is not among them. */
export const Recipe = Schema.Struct({
  id: Schema.String,
  version: Schema.Int,
  created_at: Schema.Finite,
  ...contents,
  foods: Schema.Array(Food),
  /** When its picture was kept; absent where it has none, and in lists. */
  picture_at: Schema.optionalKey(Schema.Finite),
  /** The household's member who shares it; absent for one's own. */
  owner: Schema.optionalKey(Schema.String),
  /** It was deleted and can be brought back; never in lists. */
  deleted: Schema.optionalKey(Schema.Literal(true)),
}).annotate({ identifier: "Recipe" });
export type WireRecipe = typeof Recipe.Encoded;

/** `next` is the cursor of the page behind, null on the last one. */
export const RecipePage = Schema.Struct({ items: Schema.Array(Recipe), next: Schema.NullOr(Schema.String) });
export type WireRecipePage = typeof RecipePage.Encoded;

/** Limit of one matching request. */
const LINES_AT_ONCE = 50;
export const LinesPayload = Schema.Struct({
  lines: Schema.Array(textUpTo(RECIPE_LIMITS.line)).check(
    Schema.isMinLength(1, { expected: `1 to ${LINES_AT_ONCE} lines` }),
    Schema.isMaxLength(LINES_AT_ONCE, { expected: `1 to ${LINES_AT_ONCE} lines` }),
  ),
});
export const MatchedLines = Schema.Struct({ lines: Schema.Array(Line) });

const isOneSource = ({ address, text }: { readonly address?: string; readonly text?: string }): boolean =>
  (address === undefined) !== (text === undefined);

export const ParsePayload = Schema.Struct({
  address: Schema.optionalKey(textUpTo(RECIPE_LIMITS.address)),
  text: Schema.optionalKey(textUpTo(PASTE_MAX)),
}).check(Schema.makeFilter(isOneSource, { expected: "an address or a text, one of both" }));

/** A recipe as a page told it; nothing of it is kept. */
export const ParsedRecipe = Schema.Struct({
  title: Schema.optionalKey(Schema.String),
  authors: Schema.Array(Schema.String),
  picture: Schema.optionalKey(Schema.String),
  servings: Schema.optionalKey(Schema.Finite),
  servings_max: Schema.optionalKey(Schema.Finite),
  yield_text: Schema.optionalKey(Schema.String),
  prep_minutes: Schema.optionalKey(Schema.Finite),
  cook_minutes: Schema.optionalKey(Schema.Finite),
  total_minutes: Schema.optionalKey(Schema.Finite),
  lines: Schema.Array(Line),
  /** How many lines were more than a recipe holds. */
  left_out_lines: Schema.Int,
  steps: Schema.Array(Step),
  /** Nutrition of a serving as the imported page states it. */
  stated: Schema.optionalKey(NutritionalContents),
  stated_per: Schema.optionalKey(Schema.String),
  source: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "ParsedRecipe" });
export type WireParsedRecipe = typeof ParsedRecipe.Encoded;

const POT_NAME_MAX = 60;
export const PotPayload = Schema.Struct({ id: Uuid, name: textUpTo(POT_NAME_MAX), grams: upTo(50_000) });
export const Pots = Schema.Struct({
  pots: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, grams: Schema.Finite })),
});
