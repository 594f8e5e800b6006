import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import type { BmrSum } from "@morsel/domain/goals";
import classes from "./bmr.module.css";

/** The figure, the sum that led to it line by line, and what it is by how active a day is. */
export const BmrResult = ({ sum }: { readonly sum: BmrSum }) => {
  const intl = useIntl();
  const figures = useFigures();
  const decimal = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  if (figures.isEnergyHidden)
    return (
      <p className={classes.source}>
        <FormattedMessage id="tools.bmr.hidden" />
      </p>
    );
  // One decimal, so that the lines that are shown add up to the figure that is shown.
  const line = (kcal: number): string => {
    const shown = Math.abs(kcal * figures.perKcal);
    const value = `${kcal < 0 ? "−" : "+"} ${decimal(shown)}`;
    return intl.formatMessage({ id: `foods.in.${figures.unit}` }, { value });
  };
  const lines = [
    ["weight", <FormattedMessage key="" id="tools.bmr.weight" values={{ kg: decimal(sum.weightKg) }} />],
    ["height", <FormattedMessage key="" id="tools.bmr.height" values={{ cm: decimal(sum.heightCm) }} />],
    ["age", <FormattedMessage key="" id="tools.bmr.years.line" values={{ age: sum.age }} />],
    ["sex", <FormattedMessage key="" id={`tools.bmr.${sum.sex}`} />],
  ] as const;
  return (
    <div className={classes.result}>
      <p className={classes.figure}>
        <span className={classes.number}>{figures.energy(sum.total)}</span>{" "}
        <FormattedMessage id={`tools.bmr.perDay.${figures.unit}`} />
      </p>
      <h2 className={classes.subtitle}>
        <FormattedMessage id="tools.bmr.sum" />
      </h2>
      <dl className={classes.lines}>
        {lines.map(([part, words]) => (
          <div key={part}>
            <dt>{words}</dt>
            <dd>{line(sum.parts[part])}</dd>
          </div>
        ))}
        <div className={classes.total}>
          <dt>
            <FormattedMessage id="tools.bmr.total" />
          </dt>
          <dd>{figures.energyWithUnit(sum.total)}</dd>
        </div>
      </dl>
      <p className={classes.source}>
        <FormattedMessage id="tools.bmr.source" />
      </p>
      <h2 className={classes.subtitle}>
        <FormattedMessage id="tools.bmr.day" />
      </h2>
      <p className={classes.source}>
        <FormattedMessage id="tools.bmr.day.lead" />
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="tools.bmr.level" />
            </th>
            <th scope="col">
              <FormattedMessage id="tools.bmr.factor" />
            </th>
            <th scope="col">
              <FormattedMessage id="tools.bmr.keeps" values={{ unit: figures.unit }} />
            </th>
          </tr>
        </thead>
        <tbody>
          {sum.days.map(({ level, factor, energy }) => (
            <tr key={level}>
              <th scope="row">
                <FormattedMessage id={`account.activity.${level}`} />
              </th>
              <td>{intl.formatNumber(factor, { minimumFractionDigits: 2 })}</td>
              <td>{figures.energy(energy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
