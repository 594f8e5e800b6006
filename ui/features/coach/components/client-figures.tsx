import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { formatDay } from "../../../dates/dates.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { clientBodyQuery, clientReportQuery } from "../queries.ts";

type PartProps = { readonly coach: CoachClientPort; readonly username: string };

/** Energy of a client's last four weeks, a row for each day that holds anything. */
export const ClientReport = ({ coach, username }: PartProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { data: days, error, refetch } = useQuery(clientReportQuery(coach, username));
  return (
    <Sheet labelledBy="client-report">
      <h2 id="client-report">
        <FormattedMessage id="coach.client.report" />
      </h2>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && days === undefined && <Waiting />}
      {days !== undefined && days.length === 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="coach.client.report.none" />
        </p>
      )}
      <ul className={classes.list}>
        {(days ?? []).toReversed().map(({ date, totals, completeness, remaining }) => (
          <li key={date} className={classes.row}>
            <span className={classes.words}>
              <span>{formatDay(intl, date)}</span>
              {completeness === "fasted" && (
                <span className={classes.hint}>
                  <FormattedMessage id="coach.client.fasted" />
                </span>
              )}
            </span>
            <span>
              <FormattedMessage
                id="coach.client.energy"
                values={{
                  eaten: figures.energyWithUnit(totals.energy ?? 0),
                  left: figures.energy(Math.abs(remaining.energy ?? 0)),
                  isOver: String((remaining.energy ?? 0) < 0),
                }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};

/** A client's weigh-ins, the newest first. */
export const ClientBody = ({ coach, username }: PartProps) => {
  const intl = useIntl();
  const { weight } = useUnits();
  const { data: weights, error, refetch } = useQuery(clientBodyQuery(coach, username));
  return (
    <Sheet labelledBy="client-body">
      <h2 id="client-body">
        <FormattedMessage id="coach.client.body" />
      </h2>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && weights === undefined && <Waiting />}
      {weights !== undefined && weights.length === 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="coach.client.body.none" />
        </p>
      )}
      <ul className={classes.list}>
        {(weights ?? []).map(({ date, kg }) => (
          <li key={date} className={classes.row}>
            <span className={classes.words}>{formatDay(intl, date)}</span>
            <span>{formatWeight(intl, weight, kg)}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
