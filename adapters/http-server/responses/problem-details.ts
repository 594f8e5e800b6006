import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { writeRefusal } from "../../http-contract/shared/problem.ts";
import { isProblemTag, PROBLEMS } from "../../http-contract/shared/registered-problems.ts";
import { problem } from "./responses.ts";

/** A refusal of the domain or of a use case: a tag and what the caller needs to explain it. */
export type Refusal = { readonly _tag: string };

/** Refusals cross the wire under their own tags, as problems. */
export const refuse = (
  refusal: Refusal,
  more: { readonly url?: string } = {},
): HttpServerResponse.HttpServerResponse => {
  const named: Refusal = asFieldRefused(refusal);
  if (!isProblemTag(named._tag)) return problem("Failed");
  const { fields, ...declared } = PROBLEMS[named._tag];
  return problem(named._tag, { ...writeRefusal(named, fields, declared), ...more });
};
