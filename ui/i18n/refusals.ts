import type { FieldRefused, RuleRefused } from "@morsel/application/platform/refusals";
import type { IntlShape } from "react-intl";
import type { MessageId } from "./ids.ts";

type Tagged = { readonly _tag: string };

/**
 * What a rejected promise carried, when it is a refusal: something tagged that is no error. Which refusals there can be is known
 * to who made the call, and given as `E`.
 */
export const refusalIn = <E extends Tagged = Tagged>(problem: unknown): E | undefined =>
  typeof problem === "object" && problem !== null && "_tag" in problem && !(problem instanceof Error)
    ? (problem as E)
    : undefined;

/** Words for a refusal have its tag as their name; those of a concept stand in its file, which its pages load. */
const messageOf = (intl: IntlShape, refused: Tagged): MessageId => {
  const id = `refused.${refused._tag}`;
  return id in intl.messages ? (id as MessageId) : "refused.unexpected";
};

/** Its own fields that are numbers or text, for the message to name. */
const figuresOf = (refused: Tagged): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(refused).filter(([, value]) => typeof value === "number" || typeof value === "string"),
  ) as Record<string, string | number>;

const isFieldRefused = (refused: Tagged): refused is FieldRefused => refused._tag === "FieldRefused";

/**
 * Words for whatever a query or a command failed with; a message may name the refusal's figures. `ruleWords` says in words what
 * a rule refused where the page has better ones than that a value was not accepted.
 */
export const refusalWords = (
  intl: IntlShape,
  problem: unknown,
  ruleWords?: (rule: RuleRefused) => string | undefined,
): string => {
  const refused = refusalIn(problem);
  const rule = refused !== undefined && isFieldRefused(refused) ? refused.rule : undefined;
  const said = rule === undefined ? undefined : ruleWords?.(rule);
  if (said !== undefined) return said;
  return refused === undefined
    ? intl.formatMessage({ id: "refused.unexpected" })
    : intl.formatMessage({ id: messageOf(intl, refused) }, figuresOf(refused));
};
