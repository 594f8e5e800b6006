import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Skeleton, TextInput } from "@mantine/core";
import type { ReportsClient } from "@morsel/application/reports/client/reports-client";
import { wholePrintable } from "@morsel/application/reports/client/whole-printable";
import { addDays, isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import paper from "../../../shell/page/paper.module.css";
import { PrintableDay, type Included } from "./printable-day.tsx";
import classes from "./printable.module.css";

export type PrintableScreenProps = {
  readonly reports: ReportsClient;
  readonly username: string;
  readonly today: CalendarDate;
};

const PARTS = ["food", "exercise", "notes", "weight"] as const;

/** A diary for paper: which days and what of them, and the pages as they are printed. */
export const PrintableScreen = ({ reports, username, today }: PrintableScreenProps) => {
  const intl = useIntl();
  const [from, setFrom] = useState<string>(addDays(today, -6));
  const [to, setTo] = useState<string>(today);
  const [included, setIncluded] = useState<Included>({ food: true, exercise: true, notes: true, weight: true });
  const [typedKey, setTypedKey] = useState("");
  const [key, setKey] = useState<string>();
  const isRange = isCalendarDate(from) && isCalendarDate(to) && from <= to;
  const { data, error } = useQuery({
    queryKey: ["reports", "printable", username, from, to, key],
    queryFn: ({ signal }) => {
      if (!isCalendarDate(from) || !isCalendarDate(to)) throw new Error(`No days: ${from}, ${to}`);
      return run(wholePrintable(reports, username, { from, to, ...(key === undefined ? {} : { key }) }), signal);
    },
    enabled: isRange,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isLocked = error !== null && refusalIn<{ readonly _tag: string }>(error)?._tag === "DiaryNotShared";
  const parts = PARTS.filter((part) => data?.isOwn !== false || (part !== "notes" && part !== "weight"));
  return (
    <Page width="wide" title={<FormattedMessage id="printable.title" values={{ username }} />}>
      <div className={`${classes.controls} ${classes.hidden}`}>
        <div className={classes.dates}>
          <TextInput
            type="date"
            label={<FormattedMessage id="reports.from" />}
            value={from}
            max={to}
            onChange={({ currentTarget: { value } }) => setFrom(value)}
          />
          <TextInput
            type="date"
            label={<FormattedMessage id="reports.to" />}
            value={to}
            min={from}
            onChange={({ currentTarget: { value } }) => setTo(value)}
          />
        </div>
        {!isLocked && (
          <div role="group" aria-label={intl.formatMessage({ id: "printable.include" })}>
            {parts.map((part) => (
              <Checkbox
                key={part}
                label={<FormattedMessage id={`printable.include.${part}`} />}
                checked={included[part]}
                onChange={({ currentTarget: { checked } }) => setIncluded({ ...included, [part]: checked })}
              />
            ))}
          </div>
        )}
        {data !== undefined && error === null && (
          <div>
            <Button onClick={() => window.print()}>
              <FormattedMessage id="printable.print" />
            </Button>
          </div>
        )}
        {data?.isOwn === true && (
          <AppLink className={classes.sharing} path="/account/sharing">
            <FormattedMessage id="printable.sharing" />
          </AppLink>
        )}
        {isLocked && (
          <form
            className={classes.controls}
            onSubmit={(event) => {
              event.preventDefault();
              setKey(typedKey);
            }}
          >
            <TextInput
              label={<FormattedMessage id="printable.key" />}
              value={typedKey}
              maxLength={100}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => setTypedKey(value)}
            />
            <Button type="submit" variant="default">
              <FormattedMessage id="printable.open" />
            </Button>
          </form>
        )}
      </div>
      {error !== null && <Problem>{refusalWords(intl, error)}</Problem>}
      {!isRange && (
        <Problem>
          <FormattedMessage id="printable.noRange" />
        </Problem>
      )}
      {error === null && data === undefined && isRange && <Skeleton height={480} aria-busy="true" />}
      {error === null && data !== undefined && (
        <div className={paper.paper}>
          {data.days.length === 0 && (
            <p>
              <FormattedMessage id="printable.nothing" />
            </p>
          )}
          {data.days.map((day) => (
            <PrintableDay key={day.date} day={day} slots={data.slots} included={included} />
          ))}
        </div>
      )}
    </Page>
  );
};
