import type { AmountUnreadable } from "@morsel/domain/units";
import type { IntlShape } from "react-intl";

/** Why an amount cannot be read, and what can. */
export const unreadableWords = (intl: IntlShape, { reason, found, readings, max }: AmountUnreadable): string =>
  intl.formatMessage(
    { id: `amount.${reason}` },
    {
      found,
      max: intl.formatNumber(max),
      first: readings === undefined ? "" : intl.formatNumber(readings[0], { maximumFractionDigits: 9 }),
      second: readings === undefined ? "" : intl.formatNumber(readings[1], { useGrouping: false }),
    },
  );
