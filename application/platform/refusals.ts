import type * as fieldRules from "../field-rules.ts";

/** W12: no answer is no answer. */
export type Unreachable = { readonly _tag: "Unreachable" };
/** J8: nobody is signed in, or not any more who this was begun for. */
export type SignInNeeded = { readonly _tag: "SignInNeeded" };
/** Nothing is wrong with what was asked: it may be asked again later, or after signing in. */
export type RetryableRefusal = SignInNeeded | Unreachable;
export type TooManyTries = { readonly _tag: "TooManyTries"; readonly retryAfterSeconds: number };

type Registry = typeof fieldRules;
type RefusedBy<Rules> = {
  [Tag in keyof Rules]: Rules[Tag] extends (refusal: infer R) => unknown ? R : never;
}[keyof Rules];

/** Refusals by the rules of all concepts about a field of a request, with their figures. */
export type RuleRefused = { [Concept in keyof Registry]: RefusedBy<Registry[Concept]> }[keyof Registry];

/**
 * The server refused a field; `field` is its name on the wire, `accepted` says in words what it takes. `rule` is what a page
 * makes its own words of, in its language and units; absent where no rule was asked, but a value was of the wrong kind.
 */
export type FieldRefused = {
  readonly _tag: "FieldRefused";
  readonly field: string;
  readonly accepted: string;
  readonly rule?: RuleRefused;
};
