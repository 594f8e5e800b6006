import { useQuery } from "@tanstack/react-query";
import type { EntryId, FoodUsage } from "@morsel/domain/diary";
import { entryOfHit } from "../features/diary/entry-of-hit.ts";
import { mealAt } from "../features/diary/meal-of-hour.ts";
import { dayQuery, suggestionsQuery } from "../features/diary/queries.ts";
import { useDiaryActions } from "../features/diary/use-diary-actions.ts";
import { hitOfUsage } from "../features/foods/hit.ts";
import { Home } from "../features/home/home.tsx";
import { useLatest } from "../hooks/use-latest.ts";
import { refusalWords } from "../i18n/refusals.ts";
import { useApp } from "./use-app.ts";

/** A member's home: today, and what is usually eaten now. */
export const MemberHome = () => {
  const { diary, device, intl, toasts, sessionWatch } = useApp();
  const date = device.today();
  const time = device.timeOfDay();
  const meal = mealAt(time);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const day = useQuery(dayQuery(diary, date));
  const suggestions = useQuery(suggestionsQuery(diary, meal, time));
  const actions = useDiaryActions(diary, (problem) =>
    toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
  );
  const onLog = (usage: FoodUsage) => {
    const hit = hitOfUsage(usage);
    const id = device.newId() as EntryId;
    const entry = entryOfHit(hit, { id, date, meal, time, loggedAt: device.now() }, day.data?.day.entries);
    if (entry === undefined) return;
    const request = { id, meal, foodId: hit.foodId, amount: hit.amount, serving: hit.serving.id, time };
    actions.log({ date, requests: [request], entries: [entry] });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "home.logged" }, { food: hit.description }),
      action: {
        label: intl.formatMessage({ id: "shell.undo" }),
        onUse: () => actions.remove({ date, entries: [entry] }),
      },
    });
  };
  return (
    <Home
      username={status.status === "authenticated" ? status.me.username : ""}
      hour={Number(time.slice(0, 2))}
      meal={meal}
      view={day.data}
      suggestions={suggestions.data}
      onLog={onLog}
      onRetry={() => void day.refetch()}
      {...(day.error === null || day.data !== undefined ? {} : { problem: refusalWords(intl, day.error) })}
    />
  );
};
