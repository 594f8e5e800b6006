import * as Effect from "effect/Effect";
import * as registry from "../field-rules.ts";
import type { FieldWords } from "./field-rule.ts";
import type { FieldRefused, RuleRefused } from "./refusals.ts";

const RULES = Object.assign({}, ...Object.values(registry)) as {
  readonly [Tag in RuleRefused["_tag"]]: (refusal: RuleRefused) => FieldWords;
};

const isOfRule = (refusal: { readonly _tag: string }): refusal is RuleRefused => Object.hasOwn(RULES, refusal._tag);

/** J3: says a rule's refusal of a field as the page's ports do; every other refusal stays what it is. */
export const asFieldRefused = <E extends { readonly _tag: string }>(
  refusal: E,
): FieldRefused | Exclude<E, RuleRefused> => {
  if (!isOfRule(refusal)) return refusal as Exclude<E, RuleRefused>;
  const [field, accepted] = RULES[refusal._tag](refusal);
  return { _tag: "FieldRefused", field, accepted, rule: refusal };
};

/** Refuses a field by what only the use case knows, such as today. */
export const refuseField = (field: string, accepted: string): Effect.Effect<never, FieldRefused> =>
  Effect.fail({ _tag: "FieldRefused", field, accepted });

/** Refuses a cursor that no page of this list has given. */
export const refuseCursor = refuseField("cursor", "`next` of the page before");
