import { addDays } from "@morsel/domain/calendar";
import { trendLeadStart, weightDirection, weightTrend } from "@morsel/domain/measurements";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import { MemberWeight } from "../measurements/member-weight.tsx";
import { useMeasurementList } from "../measurements/measurement-mutations.ts";
import { daysQuery } from "../measurements/queries.ts";
import type { MeasurementPorts } from "../measurements/use-measurement-commands.ts";
import classes from "../../figures/widgets.module.css";
import { WeightLine } from "./weight-line.tsx";

const SHOWN_DAYS = 28;

/** The last weight, where the trend is heading, what logs the next, and the newest ones as a line. */
export const WeightWidget = (ports: MeasurementPorts) => {
  const intl = useIntl();
  const units = useUnits();
  const { measurements, device } = ports;
  const today = device.today();
  const { entries = [] } = useMeasurementList(measurements, "Weight");
  const { data } = useQuery(daysQuery(measurements, "Weight", trendLeadStart(addDays(today, -SHOWN_DAYS)), today));
  const trend = data && weightTrend(data, today);
  return (
    <div>
      <MemberWeight {...ports} />
      {trend?.weeklyKg === undefined ? null : (
        <p className={classes.trend}>
          <FormattedMessage
            id={`home.trend.${weightDirection(trend.weeklyKg)}`}
            values={{
              kg: formatWeight(intl, units.weight, trend.kg, 1),
              change: formatWeight(intl, units.weight, Math.abs(trend.weeklyKg), 1),
            }}
          />
        </p>
      )}
      <WeightLine weights={entries.map(({ date, value }) => ({ date, kg: value }))} />
    </div>
  );
};
