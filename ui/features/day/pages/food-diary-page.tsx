import type { CalendarDate } from "@morsel/domain/calendar";
import { getRouteApi, useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import type { DayView } from "@morsel/application/diary/diary-view";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { openFridge } from "../../household/routes.ts";
import { provideMeals } from "../../meals/routes.ts";
import { DiaryScreen } from "../components/screen/diary-screen.tsx";

const GapsOffer = lazyComponent(
  () => import("../components/screen/gaps-offer.tsx"),
  ({ GapsOffer }) => GapsOffer,
);

/** The week's account is the one of the home page; it is fetched where a member chose it. */
const HomePartOf = lazyComponent(
  () => import("../../widgets/pages/home-part.tsx"),
  ({ HomePartOf }) => HomePartOf,
);

/** Few members have a coach: their words and calls come after the paint. */
const DiaryComments = lazyComponent(
  () => import("../../coach/pages/diary-comments.tsx"),
  ({ DiaryComments }) => DiaryComments,
  "leftOut",
);

/** Parts of the home page that a member chose to see below the diary. */
const IN_THE_DIARY = ["week", "goalWeight"] as const;

const route = getRouteApi("/food/diary");

/** /food/diary, with `?date=` for any day but today and `#log` to begin logging. */
export const FoodDiaryPage = () => {
  const { diary, hydration, foods, device, toasts, provide, words } = route.useRouteContext();
  const { date } = route.useSearch();
  const { dashboard } = useDiarySettings();
  const { widgets, hidden } = dashboard;
  const isShown = (part: (typeof IN_THE_DIARY)[number]): boolean =>
    widgets.includes(part) && !(part === "goalWeight" && hidden.includes("weight"));
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
      moreWords={() => words("nutrition", "meals", "quick-add")}
      date={date ?? device.today()}
      onDate={onDate}
      startsOpen={startsOpen}
      weekOf={(view: DayView) => (
        <>
          <DiaryComments view={view} />
          <GapsOffer view={view} />
          {IN_THE_DIARY.filter((part) => isShown(part)).map((part) => (
            <HomePartOf key={part} part={part} view={view} />
          ))}
        </>
      )}
    />
  );
};
