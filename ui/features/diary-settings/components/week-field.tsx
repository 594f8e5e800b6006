import { NativeSelect } from "@mantine/core";
import { countryWeekStart, isWeekStart, WEEK_STARTS, type WeekStart } from "@morsel/domain/calendar";
import { FormattedMessage, useIntl } from "react-intl";
import { weekdayNames } from "../../../dates/dates.ts";

export type WeekFieldProps = {
  readonly weekStartsOn: WeekStart;
  /** The member's. */
  readonly country: string;
  readonly onStart: (start: WeekStart) => void;
};

/** Weekday on which a week begins. */
export const WeekField = ({ weekStartsOn, country, onStart }: WeekFieldProps) => {
  const intl = useIntl();
  const names = weekdayNames(intl, "long");
  const [monday, saturday, sunday] = [names[0], names[5], names[6]];
  const usual = names[countryWeekStart(country)];
  const inWords = { monday, saturday, sunday } as const;
  return (
    <NativeSelect
      label={<FormattedMessage id="diarySettings.week.starts" />}
      description={<FormattedMessage id="diarySettings.week.hint" />}
      value={weekStartsOn}
      onChange={({ currentTarget: { value } }) => {
        if (isWeekStart(value)) onStart(value);
      }}
      data={WEEK_STARTS.map((start) => ({
        value: start,
        label:
          start === "country"
            ? intl.formatMessage({ id: "diarySettings.week.country" }, { day: usual })
            : (inWords[start] ?? start),
      }))}
    />
  );
};
