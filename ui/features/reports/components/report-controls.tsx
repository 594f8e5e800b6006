import { NativeSelect, TextInput, UnstyledButton } from "@mantine/core";
import type { ChosenReport, ReportSearch } from "@morsel/application/reports/client/report-search";
import { isSeriesHidden, isReportSeries, type ReportSeriesId } from "@morsel/domain/reports";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { DENOMINATORS, REPORT_RANGES, REPORT_STEPS, type ReportRange } from "@morsel/domain/diary";
import {
  isMeasuredType,
  MEASUREMENT_TYPES,
  type MeasurementType,
  type OwnMeasurementType,
} from "@morsel/domain/measurements";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { NUTRIENT_GROUPS } from "../../../figures/nutrient-groups.ts";
import { useSeriesWords } from "../use-series-words.ts";
import classes from "./reports.module.css";

type Choosing = { readonly chosen: ChosenReport; readonly onChoose: (change: ReportSearch) => void };
export type ReportChoicesProps = Choosing & { readonly ownTypes: readonly OwnMeasurementType[] };
export type ReportRangesProps = Choosing & { readonly today: CalendarDate };

const RANGES: readonly ReportRange[] = [...REPORT_RANGES, "all"];
const FIRST: readonly ReportSeriesId[] = [
  "energy",
  "net_energy",
  "exercise_energy",
  "exercise_minutes",
  "drinks",
  ...(Object.keys(MEASUREMENT_TYPES) as readonly MeasurementType[]),
];

/** Two days of a member's own choice; nothing is asked for until both are days, the first before the last. */
const OwnRange = ({ today, onChoose }: Pick<ReportRangesProps, "today" | "onChoose">) => {
  const [from, setFrom] = useState<string>(addDays(today, -13));
  const [to, setTo] = useState<string>(today);
  const choose = (first: string, last: string): void => {
    setFrom(first);
    setTo(last);
    if (isCalendarDate(first) && isCalendarDate(last) && first <= last)
      onChoose({ from: first, to: last, range: undefined });
  };
  return (
    <div className={classes.controls}>
      <TextInput
        type="date"
        label={<FormattedMessage id="reports.from" />}
        value={from}
        max={to}
        onChange={({ currentTarget: { value } }) => choose(value, to)}
      />
      <TextInput
        type="date"
        label={<FormattedMessage id="reports.to" />}
        value={to}
        min={from}
        max={today}
        onChange={({ currentTarget: { value } }) => choose(from, value)}
      />
    </div>
  );
};

/** Chooses series and grouping. */
export const ReportChoices = ({ chosen, ownTypes, onChoose }: ReportChoicesProps) => {
  const intl = useIntl();
  const words = useSeriesWords();
  const { hidden } = useDiarySettings().dashboard;
  const isShown = (id: ReportSeriesId): boolean => !isSeriesHidden(id, hidden);
  const option = (id: ReportSeriesId) => ({ value: id, label: words(id).name });
  const choices = [
    { group: intl.formatMessage({ id: "reports.group.first" }), items: FIRST.filter(isShown).map(option) },
    ...(ownTypes.length === 0
      ? []
      : [{ group: intl.formatMessage({ id: "reports.group.own" }), items: ownTypes.map(({ id }) => option(id)) }]),
    ...NUTRIENT_GROUPS.map(([group, ids]) => ({
      group: intl.formatMessage({ id: `foods.group.${group}` }),
      items: ids.filter((id) => !FIRST.includes(id) && isShown(id)).map(option),
    })),
  ];
  const seriesIn = (value: string): ReportSeriesId | undefined => (isReportSeries(value) ? value : undefined);
  return (
    <div className={classes.controls}>
      <NativeSelect
        label={<FormattedMessage id="reports.what" />}
        value={chosen.series}
        data={choices}
        onChange={({ currentTarget: { value } }) => {
          const series = seriesIn(value);
          onChoose({ series, ...(series === chosen.other ? { with: undefined } : {}) });
        }}
      />
      <NativeSelect
        label={<FormattedMessage id="reports.with" />}
        value={chosen.other ?? ""}
        data={[{ value: "", label: intl.formatMessage({ id: "reports.alone" }) }, ...choices]}
        onChange={({ currentTarget: { value } }) => onChoose({ with: seriesIn(value) })}
      />
      <NativeSelect
        label={<FormattedMessage id="reports.by" />}
        value={chosen.step}
        data={REPORT_STEPS.map((value) => ({ value, label: intl.formatMessage({ id: `reports.by.${value}` }) }))}
        onChange={({ currentTarget: { value } }) => onChoose({ by: REPORT_STEPS.find((step) => step === value) })}
      />
      {!(isMeasuredType(chosen.series) && (chosen.other === undefined || isMeasuredType(chosen.other))) && (
        <NativeSelect
          label={<FormattedMessage id="reports.over" />}
          value={chosen.denominator}
          data={DENOMINATORS.map((value) => ({ value, label: intl.formatMessage({ id: `reports.over.${value}` }) }))}
          onChange={({ currentTarget: { value } }) => onChoose({ over: DENOMINATORS.find((over) => over === value) })}
        />
      )}
    </div>
  );
};

/** Chooses the days of a report. */
export const ReportRanges = ({ chosen, today, onChoose }: ReportRangesProps) => {
  const intl = useIntl();
  const [isOwn, setIsOwn] = useState("from" in chosen.days);
  const range = "range" in chosen.days ? chosen.days.range : undefined;
  return (
    <>
      <div role="group" aria-label={intl.formatMessage({ id: "reports.range" })} className={classes.ranges}>
        {RANGES.map((value) => (
          <UnstyledButton
            key={value}
            className={classes.range}
            aria-pressed={!isOwn && range === value}
            onClick={() => {
              setIsOwn(false);
              onChoose({ range: value, from: undefined, to: undefined });
            }}
          >
            {value === "all" ? (
              <FormattedMessage id="reports.range.all" />
            ) : (
              <FormattedMessage id="reports.range.days" values={{ count: value }} />
            )}
          </UnstyledButton>
        ))}
        <UnstyledButton className={classes.range} aria-pressed={isOwn} onClick={() => setIsOwn(true)}>
          <FormattedMessage id="reports.range.own" />
        </UnstyledButton>
      </div>
      {isOwn && <OwnRange today={today} onChoose={onChoose} />}
    </>
  );
};
