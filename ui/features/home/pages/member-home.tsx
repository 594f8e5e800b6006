import { use } from "react";
import { useQuery } from "@tanstack/react-query";
import { mealAt } from "@morsel/domain/diary";
import { useDay } from "../../diary/diary-mutations.ts";
import { suggestionsQuery } from "../../diary/queries.ts";
import { useDiaryCommands } from "../../diary/use-diary-commands.ts";
import { optionOfUsage } from "@morsel/application/foods/client/food-option";
import { Home } from "../components/home.tsx";
import { TodaySearch } from "../components/today-search.tsx";
import { DayWater } from "../../hydration/components/day-water.tsx";
import { provideMeals } from "../../meals/routes.ts";
import { provideMeasurements } from "../../measurements/routes.ts";
import { MemberWeight } from "../../measurements/member-weight.tsx";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";

/** A member's home: what logs, today's sum, what is usually eaten now, water and weight. */
export const MemberHome = () => {
  const app = useApp();
  const { diary, foods, hydration, device, intl, toasts, sessionWatch, words } = app;
  const ports = provideMeasurements(app);
  const { measurements } = ports instanceof Promise ? use(ports) : ports;
  const date = device.today();
  const time = device.timeOfDay();
  const meal = mealAt(time);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const day = useDay(diary, date);
  const suggestions = useQuery(suggestionsQuery(diary, meal, time));
  const commands = useDiaryCommands({ diary, device, toasts });
  return (
    <Home
      username={status.status === "authenticated" ? status.me.username : ""}
      hour={Number(time.slice(0, 2))}
      meal={meal}
      view={day.view}
      suggestions={suggestions.data}
      onLog={(usage) => commands.log(date, meal, [optionOfUsage(usage)])}
      search={
        <TodaySearch
          diary={diary}
          foods={foods}
          device={device}
          toasts={toasts}
          openMeals={async () => (await provideMeals(app)).meals}
          moreWords={() => words("meals")}
        />
      }
      water={day.view && <DayWater view={day.view} hydration={hydration} device={device} toasts={toasts} />}
      weight={<MemberWeight measurements={measurements} device={device} toasts={toasts} />}
      onRetry={() => void day.refetch()}
      {...(day.error === null || day.view !== undefined ? {} : { problem: refusalWords(intl, day.error) })}
    />
  );
};
