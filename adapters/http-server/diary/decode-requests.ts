import type { EntryChange, LogRequest } from "@morsel/application/diary/diary-requests";
import type * as Contract from "../../http-contract/diary/schemas.ts";
import { readContents } from "../../http-contract/shared/contents-codec.ts";

/** Tells apart the two shapes that the contract accepts: a quick add has contents, a food has all three other fields. */
export const readLogRequest = (asked: typeof Contract.LogRequest.Type): LogRequest => {
  const { foodId, amount, serving, description, facts, ...placed } = asked;
  return foodId === undefined || amount === undefined || serving === undefined
    ? { ...placed, description: description ?? "", facts: readContents(facts ?? {}) }
    : { ...placed, foodId, amount, serving };
};

export const readEntryChange = ({ facts, ...change }: typeof Contract.EntryChange.Type): Omit<EntryChange, "id"> =>
  facts === undefined ? change : { ...change, facts: readContents(facts) };
