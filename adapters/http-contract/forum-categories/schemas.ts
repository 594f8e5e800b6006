import { CATEGORY_STATES } from "@morsel/domain/forum";
import * as Schema from "effect/Schema";
import { textUpTo, Uuid } from "../shared/primitives.ts";

/** Texts by their languages. Longer and more than what is accepted, so that the rule can say why not; bounded all the same. */
const Texts = Schema.Record(textUpTo(12), textUpTo(1000)).check(
  Schema.isMaxProperties(40, { expected: "at most 40 languages" }),
);

/** In their order. */
export const AllCategories = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({
      slug: Schema.String,
      /** The message that names one that ships. */
      message: Schema.NullOr(Schema.String),
      locale: Schema.NullOr(Schema.String),
      names: Schema.Record(Schema.String, Schema.String),
      descriptions: Schema.Record(Schema.String, Schema.String),
      state: Schema.Literals(CATEGORY_STATES),
    }),
  ),
}).annotate({ identifier: "AllForumCategories" });
export type WireAllCategories = typeof AllCategories.Encoded;

/** `behind` is the address of the category that it stands behind, null for the first place; without it, it stays where it is. */
export const SaveCategoryPayload = Schema.Struct({
  id: Uuid,
  reason: textUpTo(2000),
  slug: textUpTo(200),
  locale: Schema.NullOr(textUpTo(12)),
  names: Texts,
  descriptions: Texts,
  state: Schema.Literals(CATEGORY_STATES),
  behind: Schema.optionalKey(Schema.NullOr(textUpTo(200))),
});
export type WireSaveCategory = typeof SaveCategoryPayload.Encoded;
