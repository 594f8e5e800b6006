import type { CategoryUnknown, PostRefused, SearchWords, TitleLength } from "@morsel/domain/forum";
import type { FieldRules } from "../platform/field-rule.ts";

type Refused = TitleLength | SearchWords | Extract<PostRefused, { readonly _tag: "PostLength" }> | CategoryUnknown;

export const forumFieldRules: FieldRules<Refused> = {
  TitleLength: ({ min, max }) => ["title", `${min} to ${max} characters on one line`],
  PostLength: ({ min, max }) => ["text", `${min} to ${max} characters of text`],
  SearchWords: ({ min, max }) => ["q", `${min} to ${max} words`],
  CategoryUnknown: () => ["category", "the address of a category"],
};
