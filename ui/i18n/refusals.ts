import type { FieldRefused, RuleRefused } from "@morsel/application/platform/refusals";
import type { IntlShape } from "react-intl";
import type { MessageId } from "./ids.ts";

type Tagged = { readonly _tag: string };

/**
 * Extracts the refusal that a rejected promise carried: a tagged value that is no error. The caller knows the possible refusals and gives
 * them as `E`.
 */
export const refusalIn = <E extends Tagged = Tagged>(problem: unknown): E | undefined =>
  typeof problem === "object" && problem !== null && "_tag" in problem && !(problem instanceof Error)
    ? (problem as E)
    : undefined;

/**
 * Words for whatever a query or a command failed with: the message that has the refusal's tag, in the file of its concept, which
 * may name its figures. `ruleWords` says in words what a rule refused where the page has better ones than that a value was not
 * accepted.
 */
export const refusalWords = (
  intl: IntlShape,
  problem: unknown,
  ruleWords?: (rule: RuleRefused) => string | undefined,
): string => {
  const refused = refusalIn<Tagged & Pick<FieldRefused, "rule">>(problem);
  const said = refused?.rule && ruleWords?.(refused.rule);
  if (said !== undefined) return said;
  const id = `refused.${refused?._tag}`;
  return intl.formatMessage({ id: id in intl.messages ? (id as MessageId) : "refused.unexpected" }, {
    ...refused,
  } as unknown as Readonly<Record<string, string | number>>);
};
