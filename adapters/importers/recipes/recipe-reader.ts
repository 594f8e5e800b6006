import type { RecipeOnPage, RecipeReader, RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import * as Effect from "effect/Effect";
import { readLooseJson } from "./loose-json.ts";
import { readPage } from "./page-parts.ts";
import { readSchemaRecipe, recipesIn, type Found } from "./schema-recipe.ts";
import { readWrittenRecipe } from "./written-recipe.ts";

const HTML = /<(?:!doctype|html|head|body|script|div|ul|ol|section|article|meta)\b/i;
const BEGINNING = 4000;

const unreadable = (reason: RecipeUnreadable["reason"]) =>
  Effect.fail<RecipeUnreadable>({ _tag: "RecipeUnreadable", reason });

const baseOf = (base: string | undefined, given: string | undefined): string | undefined =>
  base !== undefined && URL.canParse(base, given) ? new URL(base, given).href : given;

const isEmpty = ({ lines, steps }: RecipeOnPage): boolean => lines.length === 0 && steps.length === 0;

/** W190: JSON-LD first, then microdata; a text that is no page is read as somebody wrote it down. Nothing is executed. */
export const makeRecipeReader = (): RecipeReader => ({
  read: (text, address) =>
    Effect.gen(function* (): Effect.fn.Return<RecipeOnPage, RecipeUnreadable> {
      if (!HTML.test(text.slice(0, BEGINNING))) {
        const written = yield* readWrittenRecipe(text);
        return written.lines.length === 0 ? yield* unreadable("no-recipe") : written;
      }
      const page = yield* readPage(text);
      const base = baseOf(page.base, address);
      let isBroken = false;
      const found: Found[] = [];
      for (const block of page.blocks) {
        const read = readLooseJson(block);
        if (read !== undefined) found.push(recipesIn(read.value));
        else if (block.includes("Recipe")) isBroken = true;
        yield* Effect.yieldNow;
      }
      found.push(recipesIn(page.items));
      for (const { recipes, byId } of found)
        for (const node of recipes) {
          const recipe = yield* readSchemaRecipe(node, byId, base);
          if (!isEmpty(recipe)) return recipe;
        }
      return yield* unreadable(isBroken ? "invalid-json" : "no-recipe");
    }),
});
