import type { RecipeUnreadable } from "@morsel/application/recipes/parse-recipe";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";

const REASONS: { readonly [Reason in RecipeUnreadable["reason"]]: MessageId } = {
  "no-recipe": "recipes.unreadable.noRecipe",
  "invalid-json": "recipes.unreadable.broken",
  picture: "recipes.unreadable.picture",
  video: "recipes.unreadable.video",
  "other-type": "recipes.unreadable.otherType",
  address: "recipes.unreadable.address",
  unreachable: "recipes.unreadable.unreachable",
  "too-slow": "recipes.unreadable.tooSlow",
  "too-large": "recipes.unreadable.tooLarge",
  "too-many-redirects": "recipes.unreadable.redirects",
  status: "recipes.unreadable.status",
};

/** Why nothing can be read at an address. */
export const unreadableWords = (intl: IntlShape, { reason, status = 0 }: RecipeUnreadable): string =>
  intl.formatMessage({ id: REASONS[reason] }, { status });
