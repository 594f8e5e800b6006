import type { MemberId } from "@morsel/domain/identity";
import { RECIPE_LIMITS, type RecipeLine, type RecipeStep } from "@morsel/domain/recipes";
import type { NutritionFacts } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { MatchLines } from "./match-lines.ts";

/** Pasted input: an address, or the text of a page or a recipe. */
export type RecipeSource = { readonly address: string } | { readonly text: string };

/** A page's recipe before any look-up; every text is plain. */
export type RecipeOnPage = {
  readonly title?: string;
  readonly authors: readonly string[];
  readonly picture?: string;
  readonly servings?: number;
  readonly servingsMax?: number;
  readonly yieldText?: string;
  readonly prepMinutes?: number;
  readonly cookMinutes?: number;
  readonly totalMinutes?: number;
  readonly lines: readonly string[];
  readonly steps: readonly RecipeStep[];
  /** Nutrition of one serving as the page states it. */
  readonly statedFacts?: NutritionFacts;
  readonly statedPer?: string;
};

export type RecipeUnreadable = {
  readonly _tag: "RecipeUnreadable";
  readonly reason:
    /** Nothing on the page is a recipe. */
    | "no-recipe"
    /** There is one, and it breaks off. */
    | "invalid-json"
    /** A photo or a video. */
    | "picture"
    | "video"
    /** Neither a page nor a text. */
    | "other-type"
    /** No public address. */
    | "address"
    | "unreachable"
    | "too-slow"
    | "too-large"
    | "too-many-redirects"
    /** The site refuses or fails; what it said. */
    | "status";
  readonly status?: number;
};

/** Reads what people wrote on pages; nothing of it is executed. */
export interface RecipeReader {
  /** A page's HTML, or plain text. */
  readonly read: (text: string, base?: string) => Effect.Effect<RecipeOnPage, RecipeUnreadable>;
}
export const RecipeReader = token<RecipeReader>("RecipeReader");

export type FetchedPage = { readonly text: string; readonly address: string };

/** Fetches pages of recipes, and their pictures, from public addresses. */
export interface RecipePages {
  readonly fetch: (address: string) => Effect.Effect<FetchedPage, RecipeUnreadable>;
  /** W402: the bytes that stand there, whatever they are. */
  readonly picture: (address: string) => Effect.Effect<Uint8Array, RecipeUnreadable>;
}
export const RecipePages = token<RecipePages>("RecipePages");

/** A recipe that was read, its lines matched; `leftOut` says how many lines were too many. */
export type ParsedRecipe = Omit<RecipeOnPage, "lines"> & {
  readonly lines: readonly RecipeLine[];
  readonly leftOut: number;
  readonly source?: string;
};

export type ParseRecipe = (request: {
  readonly member: MemberId;
  readonly source: RecipeSource;
}) => Effect.Effect<ParsedRecipe, FieldRefused | RecipeUnreadable>;

/** The longest text that is pasted. */
export const PASTE_MAX = 500_000;

export type ParseRecipePorts = {
  readonly reader: RecipeReader;
  readonly pages: RecipePages;
  readonly matchLines: MatchLines;
};

/** W190, W191: a pasted address is fetched by the guarded client, a pasted text is read as it is; the lines are matched, and nothing is kept. */
export const makeParseRecipe = ({ reader, pages, matchLines }: ParseRecipePorts): ParseRecipe =>
  Effect.fn("ParseRecipe")(function* ({ member, source }) {
    const pasted = "text" in source ? source.text : "";
    if ("text" in source && (pasted.trim() === "" || pasted.length > PASTE_MAX))
      return yield* refuseField("text", `1 to ${PASTE_MAX} characters`);
    const page = "address" in source ? yield* pages.fetch(source.address) : undefined;
    const found = yield* reader.read(page?.text ?? pasted, page?.address);
    const all = found.lines.filter((text) => text.trim() !== "");
    const lines = yield* matchLines({ member, lines: all.slice(0, RECIPE_LIMITS.lines) });
    return {
      ...found,
      lines,
      leftOut: Math.max(0, all.length - RECIPE_LIMITS.lines),
      ...(page === undefined ? {} : { source: page.address }),
    };
  });
