import type { DayView, DiaryClient } from "@morsel/application/diary/client/diary-client";
import { weekDays } from "@morsel/application/diary/client/week";
import { weekOf } from "@morsel/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { weekQuery } from "../queries.ts";
import { weekStart } from "../week-start.ts";
import { WeekRibbon, type WeekRibbonProps } from "./week-ribbon.tsx";

export type WeekOfDayProps = Omit<WeekRibbonProps, "days"> & {
  readonly diary: DiaryClient;
  readonly view: DayView | undefined;
};

/** The week of a day on the port: read at once, when the day itself is on the screen. */
export const WeekOfDay = ({ diary, view, date, ...ribbon }: WeekOfDayProps) => {
  const intl = useIntl();
  const dates = weekOf(date, weekStart(intl.locale, navigator.languages));
  const { data } = useQuery({ ...weekQuery(diary, dates[0] ?? date), enabled: view !== undefined });
  return <WeekRibbon {...ribbon} date={date} days={weekDays(dates, data, view)} />;
};
