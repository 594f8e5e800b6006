import type { ServingUnreadable } from "@morsel/domain/diary";
import type { AmountUnreadable } from "@morsel/domain/units";
import type { IntlShape } from "react-intl";

/** Why an amount cannot be read, and what can. */
export const unreadableWords = (intl: IntlShape, problem: AmountUnreadable | ServingUnreadable): string => {
  if (problem._tag === "ServingUnreadable") return intl.formatMessage({ id: "amount.no-serving" }, problem);
  const { reason, found, readings, max } = problem;
  return intl.formatMessage(
    { id: `amount.${reason}` },
    {
      found,
      max: intl.formatNumber(max),
      first: readings === undefined ? "" : intl.formatNumber(readings[0], { maximumFractionDigits: 9 }),
      second: readings === undefined ? "" : intl.formatNumber(readings[1], { useGrouping: false }),
    },
  );
};
