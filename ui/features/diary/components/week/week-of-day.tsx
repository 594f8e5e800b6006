import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { weekDays } from "@morsel/domain/diary";
import { weekOf } from "@morsel/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { weekQuery } from "../../../../logging/queries.ts";
import { useWeekStart } from "../../../../settings/week-start.tsx";
import { WeekRibbon, type WeekRibbonProps } from "./week-ribbon.tsx";
import type { DayView } from "@morsel/application/diary/diary-view";

export type WeekOfDayProps = Omit<WeekRibbonProps, "days"> & {
  readonly diary: DiaryClient;
  readonly view: DayView | undefined;
};

/** The week of a day on the port. The route has begun to read it. */
export const WeekOfDay = ({ diary, view, date, ...ribbon }: WeekOfDayProps) => {
  const dates = weekOf(date, useWeekStart());
  const { data } = useQuery({ ...weekQuery(diary, dates[0] ?? date), enabled: view !== undefined });
  return <WeekRibbon {...ribbon} date={date} days={weekDays(dates, data, view)} />;
};
