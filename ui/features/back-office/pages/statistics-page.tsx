import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import type { Statistics } from "@morsel/application/back-office/statistics";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl, type IntlShape } from "react-intl";
import { Chart } from "../../../charts/chart.tsx";
import type { ChartPoint, ChartSeries } from "../../../charts/chart-data.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import admin from "../../admin/components/admin.module.css";
import { RetentionTable } from "../components/retention-table.tsx";
import { statisticsQuery } from "../queries.ts";

const route = getRouteApi("/admin/statistics");

/** /admin/statistics: numbers of this server, of nobody in particular. */
export const StatisticsPage = () => {
  const context = route.useRouteContext();
  return (
    <AdminPage
      admin={context.admin}
      section="/admin/statistics"
      title={<FormattedMessage id="office.statistics.title" />}
      lead={<FormattedMessage id="office.statistics.lead" />}
    >
      <Loaded office={context.office} />
    </AdminPage>
  );
};

const Loaded = ({ office }: { readonly office: BackOfficeClient }) => {
  const { data, error, refetch } = useQuery(statisticsQuery(office));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <Numbers statistics={data} />;
};

const pointOf = (intl: IntlShape, at: number | string, key: string, value: number): ChartPoint => ({
  key,
  value,
  name: intl.formatDate(at, { dateStyle: "full", timeZone: "UTC" }),
  tick: intl.formatDate(at, { month: "short", day: "numeric", timeZone: "UTC" }),
});

type Bars = { readonly id: string; readonly name: string; readonly points: readonly ChartPoint[] };

const Numbers = ({ statistics: { members, suspended, premium, weeks, days } }: { readonly statistics: Statistics }) => {
  const intl = useIntl();
  const say = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 0 });
  const bars = ({ id, name, points }: Bars): ChartSeries => ({ id, name, points, shape: "bars", say, column: name });
  const joined = intl.formatMessage({ id: "office.statistics.joined" });
  const entries = intl.formatMessage({ id: "office.statistics.entries" });
  const loggers = intl.formatMessage({ id: "office.statistics.loggers" });
  return (
    <>
      <dl className={admin.facts}>
        {(
          [
            ["members", members],
            ["premium", premium],
            ["suspended", suspended],
          ] as const
        ).map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>
              <FormattedMessage id={`office.statistics.${name}`} />
            </dt>
            <dd>
              <FormattedNumber value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <h2>
        <FormattedMessage id="office.statistics.days" />
      </h2>
      {days.length === 0 ? (
        <p className={sharing.hint}>
          <FormattedMessage id="office.statistics.days.none" />
        </p>
      ) : (
        <Chart
          label={intl.formatMessage({ id: "office.statistics.days" })}
          series={[
            bars({
              id: "entries",
              name: entries,
              points: days.map((row) => pointOf(intl, row.day, row.day, row.entries)),
            }),
            bars({
              id: "members",
              name: loggers,
              points: days.map((row) => pointOf(intl, row.day, row.day, row.members)),
            }),
          ]}
        />
      )}
      <h2>{joined}</h2>
      <Chart
        label={joined}
        series={[
          bars({
            id: "joined",
            name: joined,
            points: weeks.map((row) => pointOf(intl, row.week, String(row.week), row.joined)),
          }),
        ]}
      />
      <h2>
        <FormattedMessage id="office.statistics.retention" />
      </h2>
      <p className={sharing.hint}>
        <FormattedMessage id="office.statistics.retention.hint" />
      </p>
      <RetentionTable
        weeks={weeks}
        nameOf={(week) => <FormattedDate value={week} month="short" day="numeric" timeZone="UTC" />}
      />
    </>
  );
};
