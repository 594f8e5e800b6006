import type { CalendarDate } from "@morsel/domain/calendar";
import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { ExerciseDayScreen } from "../components/day/exercise-day-screen.tsx";

const route = getRouteApi("/exercise/diary");

/** /exercise/diary, with `?date=` for any day but today. */
export const ExerciseDiaryPage = () => {
  const { exercise, exercises, device, toasts } = route.useRouteContext();
  const { date } = route.useSearch();
  const navigate = route.useNavigate();
  const onDate = useCallback(
    (next: CalendarDate) =>
      void navigate({ search: next === device.today() ? {} : { date: next }, resetScroll: false }),
    [navigate, device],
  );
  return (
    <ExerciseDayScreen
      exercise={exercise}
      exercises={exercises}
      device={device}
      toasts={toasts}
      date={date ?? device.today()}
      onDate={onDate}
    />
  );
};
