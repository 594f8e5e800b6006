import { NativeSelect } from "@mantine/core";
import { DAY_BEGINS_MAX } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import pages from "../../../shell/page/page.module.css";
import { formatTime } from "../../../dates/dates.ts";

export type DayFieldProps = { readonly dayBeginsAt: number; readonly onHour: (hour: number) => void };

/** The hour at which a day of the diary begins. */
export const DayField = ({ dayBeginsAt, onHour }: DayFieldProps) => {
  const intl = useIntl();
  const inWords = (hour: number): string => {
    const time = formatTime(intl, `${String(hour).padStart(2, "0")}:00`);
    return hour === 0 ? intl.formatMessage({ id: "diarySettings.day.midnight" }, { time }) : time;
  };
  return (
    <>
      <p className={pages.hint}>
        <FormattedMessage id="diarySettings.day.hint" />
      </p>
      <NativeSelect
        label={<FormattedMessage id="diarySettings.day.begins" />}
        value={String(dayBeginsAt)}
        onChange={({ currentTarget: { value } }) => onHour(Number(value))}
        data={Array.from({ length: DAY_BEGINS_MAX + 1 }, (_, hour) => ({ value: String(hour), label: inWords(hour) }))}
      />
    </>
  );
};
