import { Button, Skeleton } from "@mantine/core";
import { queryOf, type ChosenReport, type ReportSearch } from "@morsel/application/reports/client/report-search";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { ReportsClient } from "@morsel/application/reports/client/reports-client";
import type { Report } from "@morsel/application/reports/read-report";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { OwnMeasurementType } from "@morsel/domain/measurements";
import { isNutrientId } from "@morsel/domain/nutrition";
import type { ReportSeriesId } from "@morsel/domain/reports";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Chart } from "../../../charts/chart.tsx";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { PhoneFold } from "../../../shell/page/phone-fold.tsx";
import { OwnTypesProvider } from "../../measurements/own-types-context.ts";
import { checkInQuery } from "../../measurements/queries.ts";
import { chartSeries } from "../chart-series.ts";
import { reportQuery } from "../queries.ts";
import { useFreshReports } from "../use-fresh-reports.ts";
import { useReportSentences } from "../use-report-sentences.ts";
import { useSeriesWords } from "../use-series-words.ts";
import { PremiumOffer } from "../../eligibility/components/premium-offer.tsx";
import { FoodInsights } from "./food-insights.tsx";
import { NutrientGlance } from "./nutrient-glance.tsx";
import { ReportChoices, ReportRanges } from "./report-controls.tsx";
import classes from "./reports.module.css";

export type ReportScreenProps = {
  readonly reports: ReportsClient;
  /** Says which types of their own the member has. */
  readonly measurements: MeasurementsClient;
  readonly chosen: ChosenReport;
  readonly today: CalendarDate;
  readonly username: string | undefined;
  /** ME23: foods and hours are of premium, which the member has not. */
  readonly isInsightsLocked?: boolean;
  readonly onChoose: (change: ReportSearch) => void;
  /** The address of the same report of another series. */
  readonly pathOf: (series: ReportSeriesId) => string;
};

const NO_TYPES: readonly OwnMeasurementType[] = [];

const ReportChart = ({ report }: { readonly report: Report }) => {
  const intl = useIntl();
  const words = useSeriesWords();
  const sentences = useReportSentences();
  const drawn = useMemo(
    () => report.series.map((series) => chartSeries(intl, words(series.id), report, series)),
    [intl, words, report],
  );
  const [first, ...others] = drawn;
  if (first === undefined) return null;
  const label = intl.formatList(
    drawn.map(({ name }) => name),
    { type: "conjunction" },
  );
  const [sentence, ...notes] = sentences(report);
  return (
    <>
      <Chart
        key={`${report.from} ${report.to} ${report.step} ${drawn.map(({ id }) => id).join(" ")}`}
        label={label}
        series={[first, ...others]}
        {...(sentence === undefined ? {} : { sentence })}
      />
      <ul className={classes.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
};

/** Charts of logged values, their top foods, and every nutrient at a glance. */
export const ReportScreen = ({
  reports,
  measurements,
  chosen,
  today,
  username,
  isInsightsLocked = false,
  onChoose,
  pathOf,
}: ReportScreenProps) => {
  const intl = useIntl();
  useFreshReports();
  const { data: checkIn } = useQuery(checkInQuery(measurements));
  const ownTypes = checkIn?.types ?? NO_TYPES;
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(reportQuery(reports, queryOf(chosen)));
  const others = [
    ["/reports/weekly-digest", "reports.link.digest"],
    [`/reports/printable-diary/${username ?? ""}`, "reports.link.printable"],
    ["/reports/export", "reports.link.export"],
    ["/reports/import", "reports.link.import"],
  ] as const;
  return (
    <OwnTypesProvider value={ownTypes}>
      <Page width="wide" title={<FormattedMessage id="reports.title" />}>
        <div className={classes.report}>
          <Sheet>
            {data === undefined ? (
              isError ? (
                <div role="alert">
                  <p>{refusalWords(intl, error)}</p>
                  <Button variant="default" onClick={() => void refetch()}>
                    <FormattedMessage id="reports.again" />
                  </Button>
                </div>
              ) : (
                <div aria-busy="true">
                  <Skeleton height={48} mb="md" />
                  <Skeleton height={260} />
                </div>
              )
            ) : (
              <div aria-busy={isPlaceholderData}>
                <ReportChart report={data} />
              </div>
            )}
            {data === undefined && !isError ? null : <ReportRanges chosen={chosen} today={today} onChoose={onChoose} />}
          </Sheet>
          <PhoneFold title={<FormattedMessage id="reports.options" />}>
            <ReportChoices chosen={chosen} ownTypes={ownTypes} onChoose={onChoose} />
          </PhoneFold>
        </div>
        {isNutrientId(chosen.series) &&
          (isInsightsLocked ? (
            <PremiumOffer feature="food_insights" />
          ) : (
            <FoodInsights reports={reports} nutrient={chosen.series} days={chosen.days} />
          ))}
        <NutrientGlance reports={reports} days={chosen.days} pathOf={pathOf} />
        <div className={classes.links}>
          {others.map(([path, id]) => (
            <AppLink key={id} path={path}>
              <FormattedMessage id={id} />
            </AppLink>
          ))}
        </div>
      </Page>
    </OwnTypesProvider>
  );
};
