import * as Effect from "effect/Effect";
import * as SchemaIssue from "effect/SchemaIssue";
import type * as HttpApiError from "effect/http-api/HttpApiError";
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware";
import { PlainRefusals } from "../../http-contract/shared/access.ts";
import { problem } from "../responses/responses.ts";

const format = SchemaIssue.makeFormatterStandardSchemaV1();

type Found = { readonly field: string; readonly accepted: string; readonly depth: number; readonly isMissing: boolean };

const nameOf = (step: PropertyKey | { readonly key: PropertyKey }): string =>
  String(typeof step === "object" ? step.key : step);

const acceptedIn = (message: string): string => {
  if (message === "Missing key") return "a value; it is required";
  // The platform would repeat the value, which may be personal.
  if (message.startsWith("Unexpected key") || message === "Expected no excess property")
    return "nothing: no such field";
  return message.replace(/^Expected /, "").slice(0, 300);
};

/**
 * Chooses one issue when a payload may have several forms and each reports its own: the form that matched deepest was meant, and a wrong
 * value says more than a missing one.
 */
const deepest = (error: HttpApiError.HttpApiSchemaError): Found | undefined =>
  format(error.cause.issue)
    .issues.map(({ path = [], message }) => ({
      field: path.map(nameOf).join("."),
      accepted: acceptedIn(message),
      depth: path.length,
      isMissing: message === "Missing key",
    }))
    .sort((a, b) => b.depth - a.depth || Number(a.isMissing) - Number(b.isMissing))[0];

/** Turns a request that cannot be decoded into a problem with the field and the values that it takes. */
export const plainRefusals = HttpApiMiddleware.layerSchemaErrorTransform(PlainRefusals, (error) => {
  const found = deepest(error);
  const field = found === undefined || found.field === "" ? error.kind.toLowerCase() : found.field;
  return Effect.succeed(problem("BadInput", { field, accepted: found?.accepted ?? "what the description says" }));
});
