import { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { StepsClient } from "@morsel/application/exercise/client/steps-client";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const provideExercises = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide(
    { exercise: ExerciseClient, exercises: ExercisesClient },
    () => import("../../composition/clients/exercise.ts"),
  );

const lookupWords = messageLoader("exercise", "foods", "titles");

/** The router reads `?q=7` as a number: whatever was typed is text. */
const textIn = (value: unknown): string | undefined =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value).slice(0, 200) : undefined;

const lookupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/lookup",
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string | undefined } => ({ q: textIn(q) }),
  beforeLoad: provideExercises,
  loader: lookupWords,
  component: lazyRouteComponent(() => import("./pages/lookup-pages.tsx"), "LookupPage"),
});

const caloriesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/calories-burned",
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string | undefined } => ({ q: textIn(q) }),
  beforeLoad: provideExercises,
  loader: lookupWords,
  component: lazyRouteComponent(() => import("./pages/lookup-pages.tsx"), "CaloriesPage"),
});

const listRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/list-by-name",
  validateSearch: ({ group }: Record<string, unknown>): { readonly group?: string | undefined } => ({
    group: textIn(group),
  }),
  beforeLoad: provideExercises,
  loader: lookupWords,
  component: lazyRouteComponent(() => import("./pages/lookup-pages.tsx"), "ListByNamePage"),
});

const exerciseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/calories-burned/$slug",
  beforeLoad: provideExercises,
  loader: async ({ context, params }) => {
    const [{ exerciseAtQuery }] = await Promise.all([import("./loader-parts.ts"), lookupWords({ context })]);
    const query = exerciseAtQuery(context.exercises, params.slug);
    if (query !== undefined) void context.queries.prefetchQuery(query);
  },
  component: lazyRouteComponent(() => import("./pages/exercise-page.tsx"), "ExercisePage"),
});

const diaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/diary",
  // Removes an invalid date by name, because the router hands on parameters that a route does not mention.
  validateSearch: ({ date }: Record<string, unknown>): { readonly date?: CalendarDate | undefined } => ({
    date: isCalendarDate(date) ? date : undefined,
  }),
  beforeLoad: provideExercises,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const needed = [import("./loader-parts.ts"), context.words("exercise", "diary", "foods")] as const;
    const [{ exerciseDayQuery, routinesQuery }] = await Promise.all(needed);
    void context.queries.prefetchQuery(routinesQuery(context.exercise));
    void context.queries.prefetchQuery(exerciseDayQuery(context.exercise, deps.date ?? context.device.today()));
  },
  component: lazyRouteComponent(() => import("./pages/exercise-diary-page.tsx"), "ExerciseDiaryPage"),
});

const ownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/mine",
  beforeLoad: provideExercises,
  loader: async ({ context }) => {
    const [{ ownExercisesQuery }] = await Promise.all([
      import("./loader-parts.ts"),
      context.words("exercise", "foods"),
    ]);
    void context.queries.prefetchQuery(ownExercisesQuery(context.exercise));
  },
  component: lazyRouteComponent(() => import("./pages/own-exercises-page.tsx"), "OwnExercisesPage"),
});

const routinesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/exercise/routines",
  beforeLoad: provideExercises,
  loader: async ({ context }) => {
    const [{ routinesQuery }] = await Promise.all([
      import("./loader-parts.ts"),
      context.words("exercise", "diary", "foods"),
    ]);
    void context.queries.prefetchQuery(routinesQuery(context.exercise));
  },
  component: lazyRouteComponent(() => import("./pages/routines-page.tsx"), "RoutinesPage"),
});

const trackersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/apps/step-trackers",
  beforeLoad: ({ context }) =>
    context.provide({ steps: StepsClient }, () => import("../../composition/clients/steps.ts")),
  loader: messageLoader("exercise", "titles"),
  component: lazyRouteComponent(() => import("./pages/trackers-page.tsx"), "TrackersPage"),
});

export const exerciseRoutes = [
  trackersRoute,
  routinesRoute,
  ownRoute,
  diaryRoute,
  lookupRoute,
  caloriesRoute,
  listRoute,
  exerciseRoute,
];
