import type { DayView } from "@morsel/application/diary/diary-view";
import type { HomePart } from "@morsel/domain/dashboard";
import { totalsOf } from "@morsel/domain/diary";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { use } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { useApp } from "../../../routes/use-app.ts";
import { DayWater } from "../../hydration/components/day-water.tsx";
import { GoalWeightPart } from "../../goals/components/goal-weight-part.tsx";
import { WeekLedger } from "../week-ledger.tsx";
import { basisQuery, goalsQuery, streakQuery, weekQuery } from "../../goals/queries.ts";
import { provideGoals } from "../../goals/routes.ts";
import { provideMeasurements } from "../../measurements/routes.ts";
import { Streak } from "../streak.tsx";
import { WeightWidget } from "../weight-widget.tsx";

const DayGaps = lazyComponent(
  () => import("../../gaps/pages/day-gaps.tsx"),
  ({ DayGaps }) => DayGaps,
);

export type HomePartProps = {
  readonly part: HomePart;
  /** Today; what is logged changes the week and the streak. */
  readonly view: DayView | undefined;
};

/** Sections of Home that are no nutrient of today. */
export const HomePartOf = ({ part, view }: HomePartProps) => {
  if (part === "weight") return <Weight />;
  if (part === "water") return <Water view={view} />;
  if (part === "goalWeight") return <GoalWeight />;
  return part === "gaps" ? <GapsOf view={view} /> : <OfGoals part={part} view={view} />;
};

/** W128 */
const GoalWeight = () => {
  const app = useApp();
  const hasWords = use(wordsOf(app, "goals"));
  const ports = provideGoals(app);
  const { goals } = ports instanceof Promise ? use(ports) : ports;
  const today = app.device.today();
  const basis = useQuery(basisQuery(goals));
  const current = useQuery(goalsQuery(goals, today));
  if (!hasWords || basis.data === undefined || current.data === undefined) return null;
  return <GoalWeightPart basis={basis.data} goals={current.data} today={today} />;
};

const GapsOf = ({ view }: Pick<HomePartProps, "view">) => {
  const hasWords = use(wordsOf(useApp(), "gaps"));
  return hasWords && view !== undefined ? <DayGaps view={view} /> : null;
};

const Water = ({ view }: Pick<HomePartProps, "view">) => {
  const { hydration, device, toasts } = useApp();
  return view && <DayWater view={view} hydration={hydration} device={device} toasts={toasts} />;
};

const Weight = () => {
  const app = useApp();
  const ports = provideMeasurements(app);
  const { measurements } = ports instanceof Promise ? use(ports) : ports;
  return <WeightWidget measurements={measurements} device={app.device} toasts={app.toasts} />;
};

const OfGoals = ({ part, view }: { readonly part: "streak" | "week"; readonly view: DayView | undefined }) => {
  const app = useApp();
  const words = use(wordsOf(app, "goals"));
  const ports = provideGoals(app);
  const { goals } = ports instanceof Promise ? use(ports) : ports;
  const eaten = view === undefined ? 0 : (totalsOf(view.day.entries).facts.energy ?? 0);
  const count = view?.day.entries.length ?? 0;
  const streak = useQuery({
    ...streakQuery(goals, count > 0),
    enabled: part === "streak",
    placeholderData: keepPreviousData,
  });
  const week = useQuery({ ...weekQuery(goals, eaten), enabled: part === "week", placeholderData: keepPreviousData });
  if (!words) return null;
  if (part === "streak") return streak.data === undefined ? null : <Streak days={streak.data} />;
  return week.data === undefined ? null : <WeekLedger week={week.data} />;
};

type Later = "goals" | "gaps";
const asked: Readonly<Record<Later, WeakMap<object, Promise<boolean>>>> = { goals: new WeakMap(), gaps: new WeakMap() };
/** Words that only some parts say are fetched once, with the first of these. */
const wordsOf = (app: ReturnType<typeof useApp>, name: Later): Promise<boolean> => {
  const before = asked[name].get(app.words);
  if (before !== undefined) return before;
  const loading = app.words(name, "nutrition").then(() => true);
  asked[name].set(app.words, loading);
  return loading;
};
