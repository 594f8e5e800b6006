import { weekday } from "@morsel/domain/calendar";
import type { Week } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../figures/figures.tsx";
import { weekdayNames } from "../../dates/dates.ts";
import classes from "../../figures/widgets.module.css";

export type WeekLedgerProps = { readonly week: Week };

/** G23: the week as a ledger: planned, eaten, what is banked or borrowed, and what each day may have with it. */
export const WeekLedger = ({ week }: WeekLedgerProps) => {
  const intl = useIntl();
  const figures = useFigures();
  if (figures.isEnergyHidden) return null;
  const names = weekdayNames(intl, "short");
  const { balance, unshared, cap, floor, days, today } = week;
  const columns = (["planned", "eaten", "budget"] as const).map((column) => ({
    column,
    name: intl.formatMessage({ id: `goals.week.${column}` }),
  }));
  const figureOf = (day: Week["days"][number], column: "planned" | "eaten" | "budget"): string => {
    if (column === "planned") return figures.energy(day.planned);
    if (column === "budget") return day.date < today ? "" : figures.energy(day.budget);
    return day.date > today || day.eaten === undefined ? "–" : (day.isPartial ? "≥ " : "") + figures.energy(day.eaten);
  };
  return (
    <section className={classes.part} aria-labelledby="week-ledger">
      <h2 id="week-ledger">
        <FormattedMessage id="goals.week" />
      </h2>
      <p className={classes.quiet}>
        <FormattedMessage
          id={balance === 0 ? "goals.week.even" : balance > 0 ? "goals.week.banked" : "goals.week.borrowed"}
          values={{ energy: figures.energyWithUnit(Math.abs(balance)) }}
        />{" "}
        {unshared === 0 ? null : (
          <FormattedMessage id="goals.week.unshared" values={{ energy: figures.energyWithUnit(Math.abs(unshared)) }} />
        )}
      </p>
      <div className={classes.ledger}>
        <table>
          <thead>
            <tr>
              <th scope="col">{figures.unit}</th>
              {columns.map(({ column, name }) => (
                <th key={column} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date} aria-current={day.date === today ? "date" : undefined}>
                <th scope="row">{names[weekday(day.date)]}</th>
                {columns.map(({ column, name }) => (
                  <td key={column} data-column={name}>
                    {figureOf(day, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.quiet}>
        <FormattedMessage
          id="goals.week.rules"
          values={{ cap: figures.energyWithUnit(cap), floor: figures.energyWithUnit(floor) }}
        />{" "}
        {days.some(({ isPartial, date }) => isPartial && date < today) ? (
          <FormattedMessage id="goals.week.partial" />
        ) : null}
      </p>
    </section>
  );
};
