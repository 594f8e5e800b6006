import type { NutrientId } from "@morsel/domain/nutrition";
import type { FdaLabel, FdaRow, LabelAmount } from "@morsel/domain/nutrition-label";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import classes from "./nutrition-label.module.css";

export type NutritionLabelProps = {
  /** Rows and amounts as the law rounds them. */
  readonly label: FdaLabel;
};

/** The law's own words; vitamins and minerals go by their names. */
const NAMES: { readonly [Id in NutrientId]?: MessageId } = {
  fat: "foods.label.fat",
  saturated_fat: "foods.label.saturated_fat",
  trans_fat: "foods.label.trans_fat",
  polyunsaturated_fat: "foods.label.polyunsaturated_fat",
  monounsaturated_fat: "foods.label.monounsaturated_fat",
  cholesterol: "foods.label.cholesterol",
  sodium: "foods.label.sodium",
  carbohydrates: "foods.label.carbohydrates",
  fiber: "foods.label.fiber",
  sugar: "foods.label.sugar",
  polyols: "foods.label.polyols",
  protein: "foods.label.protein",
};

/** Calories stand without a unit, and the law writes micrograms as "mcg". */
const LABEL_UNITS: { readonly [unit: string]: string } = { kcal: "", µg: "mcg" };

const italic = (text: ReactNode) => <i>{text}</i>;

/** The Nutrition Facts label in the 2016 layout of 21 CFR 101.9(d): black on white by day and by night. */
export const NutritionLabel = ({ label }: NutritionLabelProps) => {
  const intl = useIntl();
  const { isEnergyHidden } = useFigures();
  const printed = (amount: LabelAmount): string => {
    if (amount.kind === "unknown") return "–";
    const text = `${intl.formatNumber(amount.value, { maximumFractionDigits: 2, useGrouping: false })}${LABEL_UNITS[amount.unit] ?? amount.unit}`;
    return amount.kind === "amount" ? text : intl.formatMessage({ id: "foods.label.less" }, { amount: text });
  };
  const unknown = (amount: LabelAmount): string | undefined =>
    amount.kind === "unknown" ? intl.formatMessage({ id: "foods.label.notKnown" }) : undefined;
  const words = ({ id, amount }: FdaRow): ReactNode => {
    if (id === "added_sugars")
      return amount.kind === "unknown" ? (
        <FormattedMessage id="foods.label.addedUnknown" />
      ) : (
        <FormattedMessage id="foods.label.added_sugars" values={{ amount: printed(amount) }} />
      );
    const name = NAMES[id];
    return name === undefined ? (
      intl.formatMessage(nutrientName(id))
    ) : (
      <FormattedMessage id={name} values={{ i: italic }} />
    );
  };
  const row = (line: FdaRow) => (
    <tr key={line.id} data-indent={line.indent}>
      <th scope="row">
        <span className={line.indent === 0 ? classes.strong : undefined}>{words(line)}</span>{" "}
        {(line.id !== "added_sugars" || line.amount.kind === "unknown") && (
          <span title={unknown(line.amount)}>{printed(line.amount)}</span>
        )}
      </th>
      <td>{line.percent !== undefined && intl.formatNumber(line.percent / 100, { style: "percent" })}</td>
    </tr>
  );
  return (
    <section className={classes.label} aria-labelledby="facts-title">
      <h2 id="facts-title" className={classes.title}>
        <FormattedMessage id="foods.label.title" />
      </h2>
      <div className={classes.serving}>
        <span>
          <FormattedMessage id="foods.label.servingSize" />
        </span>
        <span>{label.serving.label}</span>
      </div>
      {isEnergyHidden ? null : (
        <div className={classes.calories}>
          <div>
            <span className={classes.per}>
              <FormattedMessage id="foods.label.amountPerServing" />
            </span>
            <span className={classes.word}>
              <FormattedMessage id="foods.label.calories" />
            </span>
          </div>
          <span className={classes.number} title={unknown(label.calories)}>
            {printed(label.calories)}
          </span>
        </div>
      )}
      <table className={classes.rows}>
        <thead>
          <tr>
            <th scope="col" className={classes.hidden}>
              <FormattedMessage id="foods.nutrient" />
            </th>
            <th scope="col" className={classes.daily}>
              <FormattedMessage id="foods.label.dailyValue" />
            </th>
          </tr>
        </thead>
        <tbody>{label.rows.map(row)}</tbody>
        <tbody className={classes.vitamins}>
          {label.vitamins.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                {words(line)} <span title={unknown(line.amount)}>{printed(line.amount)}</span>
              </th>
              <td>{line.percent !== undefined && intl.formatNumber(line.percent / 100, { style: "percent" })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isEnergyHidden ? null : (
        <p className={classes.footnote}>
          <FormattedMessage id="foods.label.footnote" />
        </p>
      )}
    </section>
  );
};
