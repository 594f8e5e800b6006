import type { CalendarDate } from "@morsel/domain/calendar";
import { getRouteApi, useNavigate, useRouterState } from "@tanstack/react-router";
import { lazy, useCallback } from "react";
import type { DayView } from "@morsel/application/diary/client/diary-client";
import { useDiarySettings } from "../diary-settings.tsx";
import { openFridge } from "../../household/routes.ts";
import { provideMeals } from "../../meals/routes.ts";
import { DiaryScreen } from "../components/diary-screen.tsx";

/** The week's account is the one of the home page; it is fetched where a member chose it. */
const HomePartOf = lazy(() =>
  import("../../home/pages/home-part.tsx").then(({ HomePartOf: part }) => ({ default: part })),
);

const route = getRouteApi("/food/diary");

/** /food/diary, with `?date=` for any day but today and `#log` for who comes to log. */
export const FoodDiaryPage = () => {
  const { diary, hydration, foods, device, toasts, provide, words } = route.useRouteContext();
  const { date } = route.useSearch();
  const { dashboard } = useDiarySettings();
  const startsOpen = useRouterState({ select: ({ location }) => location.hash === "log" });
  const navigate = useNavigate({ from: "/food/diary" });
  const onDate = useCallback(
    (next: CalendarDate) =>
      void navigate({ search: next === device.today() ? {} : { date: next }, resetScroll: false }),
    [navigate, device],
  );
  return (
    <DiaryScreen
      diary={diary}
      hydration={hydration}
      foods={foods}
      device={device}
      toasts={toasts}
      openMeals={async () => (await provideMeals({ provide })).meals}
      openFridge={() => openFridge({ provide, words })}
      moreWords={() => words("nutrition", "meals")}
      date={date ?? device.today()}
      onDate={onDate}
      startsOpen={startsOpen}
      {...(dashboard.widgets.includes("week")
        ? { weekOf: (view: DayView) => <HomePartOf part="week" view={view} /> }
        : {})}
    />
  );
};
