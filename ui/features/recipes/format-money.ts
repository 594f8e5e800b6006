import { decimalText, type Money } from "@morsel/domain/currency";
import type { IntlShape } from "react-intl";

/** Money as this language writes it. */
export const formatMoney = (intl: IntlShape, money: Money): string =>
  intl.formatNumber(Number(decimalText(money)), { style: "currency", currency: money.currency });
