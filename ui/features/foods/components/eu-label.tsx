import type { EuRow, LabelAmount } from "@morsel/domain/nutrition-label";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import classes from "./nutrition-label.module.css";

export type EuLabelProps = {
  /** Rows and amounts as the law rounds them. */
  readonly rows: readonly EuRow[];
  /** Words for the second column: "1 slice (35 g)"; absent if it is 100 g as well. */
  readonly serving?: string;
};

/** The nutrition declaration of Regulation (EU) 1169/2011, Annex XV: per 100 g, per serving, share of the reference intake. */
export const EuLabel = ({ rows, serving }: EuLabelProps) => {
  const intl = useIntl();
  const { isEnergyHidden } = useFigures();
  const printed = (amounts: readonly LabelAmount[]): string =>
    amounts
      .map((amount) => {
        if (amount.kind === "unknown") return "–";
        const text = intl.formatMessage(
          { id: "foods.in.unit" },
          { value: intl.formatNumber(amount.value, { maximumFractionDigits: 2 }), unit: amount.unit },
        );
        return amount.kind === "amount" ? text : intl.formatMessage({ id: "foods.euLabel.less" }, { amount: text });
      })
      .join(" / ");
  return (
    <section className={classes.label} aria-labelledby="declaration-title">
      <h2 id="declaration-title" className={classes.declaration}>
        <FormattedMessage id="foods.euLabel.title" />
      </h2>
      <table className={classes.rows} data-eu>
        <thead>
          <tr>
            <th scope="col">
              <span className="morsel-hidden">
                <FormattedMessage id="foods.nutrient" />
              </span>
            </th>
            <th scope="col">
              <FormattedMessage id="foods.per100" />
            </th>
            {serving !== undefined && (
              <>
                <th scope="col">{serving}</th>
                <th scope="col">
                  <FormattedMessage id="foods.euLabel.share" />
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ id }) => id !== "energy" || !isEnergyHidden)
            .map(({ id, indent, per100g, perServing = [], percent }) => (
              <tr key={id} data-indent={indent}>
                <th scope="row">
                  <FormattedMessage id={`foods.euLabel.${id}`} />
                </th>
                <td>{printed(per100g)}</td>
                {serving !== undefined && (
                  <>
                    <td>{printed(perServing)}</td>
                    <td>{percent !== undefined && intl.formatNumber(percent / 100, { style: "percent" })}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      </table>
      {serving !== undefined && !isEnergyHidden && (
        <p className={classes.footnote}>
          <FormattedMessage id="foods.euLabel.footnote" />
        </p>
      )}
    </section>
  );
};
