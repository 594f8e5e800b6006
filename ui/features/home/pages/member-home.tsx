import { Button, Skeleton } from "@mantine/core";
import type { HomePart } from "@morsel/domain/dashboard";
import { optionOfUsage, mealAt } from "@morsel/domain/diary";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage } from "react-intl";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { useDay } from "../../../logging/diary-mutations.ts";
import { suggestionsQuery } from "../../../logging/queries.ts";
import { useDiaryCommands } from "../../../logging/use-diary-commands.ts";
import { Home } from "../components/home.tsx";
import { TodaySearch } from "../components/today-search.tsx";
import { openFridge } from "../../household/routes.ts";
import { provideMeals } from "../../meals/routes.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";

/** Loads the parts below the fold of a phone once the page is there. */
const HomePartOf = lazyComponent(
  () => import("../../widgets/pages/home-part.tsx"),
  ({ HomePartOf }) => HomePartOf,
);
/** Left out where it does not come: Home is whole without it. */
const HomeNews = lazyComponent(
  () => import("../../news-feed/pages/home-news.tsx"),
  ({ HomeNews }) => HomeNews,
  "leftOut",
);
const CustomiseHome = lazyComponent(
  () => import("./customise-home.tsx"),
  ({ CustomiseHome }) => CustomiseHome,
);

/** Room that is kept until it is there. */
const HEIGHTS = { water: 136, weight: 116, streak: 64, week: 460, goalWeight: 120, gaps: 480 } as const;

/** A member's home: what logs, today's figures, what is usually eaten now, and what else the member chose. */
export const MemberHome = () => {
  const app = useApp();
  const { diary, foods, device, intl, toasts, sessionWatch, words } = app;
  const [isCustomising, setCustomising] = useState(false);
  const { dashboard } = useDiarySettings();
  const date = device.today();
  const time = device.timeOfDay();
  const meal = mealAt(time);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const day = useDay(diary, date);
  const suggestions = useQuery(suggestionsQuery(diary, meal, time));
  const commands = useDiaryCommands({ diary, device, toasts });
  const partOf = (part: HomePart): ReactNode => {
    if ((part === "weight" || part === "goalWeight") && dashboard.hidden.includes("weight")) return null;
    return (
      <Suspense fallback={<Skeleton height={HEIGHTS[part]} radius="lg" />}>
        <HomePartOf part={part} view={day.view} />
      </Suspense>
    );
  };
  return (
    <Home
      username={status.status === "authenticated" ? status.me.username : ""}
      hour={Number(time.slice(0, 2))}
      meal={meal}
      view={day.view}
      suggestions={suggestions.data}
      onLog={(usage) => commands.log(date, meal, [optionOfUsage(usage)])}
      dashboard={dashboard}
      partOf={partOf}
      search={
        <TodaySearch
          diary={diary}
          foods={foods}
          device={device}
          toasts={toasts}
          openMeals={async () => (await provideMeals(app)).meals}
          openFridge={() => openFridge(app)}
          moreWords={() => words("meals")}
        />
      }
      news={
        <Suspense>
          <HomeNews />
        </Suspense>
      }
      customise={
        <div>
          <Button variant="default" onClick={() => setCustomising(true)}>
            <FormattedMessage id="home.customise" />
          </Button>
          {isCustomising ? (
            <Suspense>
              <CustomiseHome onClose={() => setCustomising(false)} />
            </Suspense>
          ) : null}
        </div>
      }
      onRetry={() => void day.refetch()}
      {...(day.error === null || day.view !== undefined ? {} : { problem: refusalWords(intl, day.error) })}
    />
  );
};
