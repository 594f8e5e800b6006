import { Skeleton } from "@mantine/core";
import type { RangeQuery, ReportsClient } from "@morsel/application/reports/client/reports-client";
import { partlyKnownShare, type OverviewRow } from "@morsel/domain/reports";
import type { NutrientId } from "@morsel/domain/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { NUTRIENT_GROUPS } from "../../../figures/nutrient-groups.ts";
import { cellPaths } from "../cell-paths.ts";
import { overviewQuery } from "../queries.ts";
import { useSeriesWords } from "../use-series-words.ts";
import classes from "./reports.module.css";

export type NutrientGlanceProps = {
  readonly reports: ReportsClient;
  readonly days: RangeQuery;
  readonly pathOf: (nutrient: NutrientId) => string;
};

const Strip = ({ cells }: { readonly cells: string }) => {
  const paths = useMemo(() => cellPaths(cells), [cells]);
  return (
    <svg className={classes.strip} viewBox={`0 0 ${cells.length} 2`} preserveAspectRatio="none" aria-hidden="true">
      {paths.map(({ sign, path, opacity }) => (
        <path key={sign} d={path} opacity={opacity} />
      ))}
    </svg>
  );
};

const Row = ({ row, path }: { readonly row: OverviewRow; readonly path: string }) => {
  const intl = useIntl();
  const { name, say } = useSeriesWords()(row.id);
  const { value, isLowerBound } = row.average;
  const known = partlyKnownShare(row.coverage);
  const figure =
    value === undefined
      ? intl.formatMessage({ id: "reports.glance.unknown" })
      : intl.formatMessage(
          { id: isLowerBound ? "reports.glance.atLeast" : "reports.glance.average" },
          { value: say(value) },
        );
  return (
    <AppLink path={path} className={classes.row}>
      <span className={classes.name}>{name}</span>
      <Strip cells={row.cells} />
      <span className={classes.figure}>
        {figure}
        {known !== undefined && (
          <span className={classes.quiet}>
            {" "}
            <FormattedMessage
              id="reports.glance.known"
              values={{ share: intl.formatNumber(known, { style: "percent" }) }}
            />
          </span>
        )}
      </span>
    </AppLink>
  );
};

const KEYS = [
  ["5", "reports.key.all"],
  ["2", "reports.key.some"],
  ["d", "reports.key.atLeast"],
  ["?", "reports.key.unknown"],
  ["0", "reports.key.none"],
] as const;

/** Every nutrient of every day: a row leads to its chart, where each day can be read. */
export const NutrientGlance = ({ reports, days, pathOf }: NutrientGlanceProps) => {
  const intl = useIntl();
  const { data, error } = useQuery(overviewQuery(reports, days));
  const { hidden } = useDiarySettings().dashboard;
  const rows = new Map(data?.rows.map((row) => [row.id, row]));
  return (
    <Sheet labelledBy="reports-glance">
      <h2 id="reports-glance" className={page.subtitle}>
        <FormattedMessage id="reports.glance" />
      </h2>
      {data === undefined ? (
        error === null ? (
          <Skeleton height={320} />
        ) : (
          <Problem>{refusalWords(intl, error)}</Problem>
        )
      ) : (
        <div className={classes.glance}>
          <p className={classes.quiet}>
            <FormattedMessage
              id="reports.glance.lead"
              values={{
                range: intl.formatDateTimeRange(new Date(`${data.from}T12:00:00Z`), new Date(`${data.to}T12:00:00Z`), {
                  dateStyle: "medium",
                  timeZone: "UTC",
                }),
              }}
            />
          </p>
          <ul className={classes.key}>
            {KEYS.map(([sign, id]) => (
              <li key={sign}>
                <Strip cells={sign} />
                <FormattedMessage id={id} />
              </li>
            ))}
          </ul>
          {NUTRIENT_GROUPS.map(([group, ids]) => (
            <details key={group} className={classes.group} open={group === "general"}>
              <summary>
                <FormattedMessage id={`foods.group.${group}`} />
              </summary>
              <ul className={classes.list}>
                {ids.map((id) => {
                  const row = rows.get(id);
                  return row === undefined || hidden.includes(id) ? null : (
                    <li key={id}>
                      <Row row={row} path={pathOf(id)} />
                    </li>
                  );
                })}
              </ul>
            </details>
          ))}
        </div>
      )}
    </Sheet>
  );
};
