import { decimalText, money, type Money } from "@morsel/domain/currency";
import { planOf, type ProductCode } from "@morsel/domain/membership";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";

/** An amount in the reader's manner, with the currency's own decimals. */
export const moneyWords = (intl: IntlShape, amount: Money): string =>
  intl.formatNumber(Number(decimalText(amount)), { style: "currency", currency: amount.currency });

export const Price = ({ amount }: { readonly amount: Money }) => moneyWords(useIntl(), amount);

/** Minor units of a currency as an amount. */
export const amountOf = (minor: number, currency: string): Money => {
  const made = money(minor, currency);
  return made.ok ? made.value : { currency, minor: 0 as Money["minor"] };
};

export const PlanName = ({ product }: { readonly product: ProductCode }) => (
  <FormattedMessage id={planOf(product).interval === "year" ? "premium.plan.year" : "premium.plan.month"} />
);

export const dayWords = (intl: IntlShape, instant: number): string => intl.formatDate(instant, { dateStyle: "long" });
