import { WEEKS_SHOWN, type WeekOfJoining } from "@morsel/domain/back-office";
import type { ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import classes from "./retention-table.module.css";

export type RetentionTableProps = {
  readonly weeks: readonly WeekOfJoining[];
  readonly nameOf: (week: number) => ReactNode;
};

const WEEKS = Array.from({ length: WEEKS_SHOWN - 1 }, (_, n) => n + 1);

/** BO6: of those who joined in a week, the share that was there so many weeks later. */
export const RetentionTable = ({ weeks, nameOf }: RetentionTableProps) => {
  const intl = useIntl();
  return (
    <section
      className={classes.scroll}
      // Keyboard users scroll to overflowing content too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={intl.formatMessage({ id: "office.statistics.retention" })}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="office.statistics.week" />
            </th>
            <th scope="col">
              <FormattedMessage id="office.statistics.count" />
            </th>
            {WEEKS.map((n) => (
              <th key={n} scope="col">
                <FormattedMessage id="office.statistics.later" values={{ weeks: n }} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ week, joined, stayed }) => (
            <tr key={week}>
              <th scope="row">{nameOf(week)}</th>
              <td>
                <FormattedNumber value={joined} />
              </td>
              {WEEKS.map((n) => {
                const there = stayed[n - 1];
                return (
                  <td key={n}>
                    {there !== undefined &&
                      joined > 0 &&
                      intl.formatNumber(there / joined, { style: "percent", maximumFractionDigits: 0 })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
