import { ExercisesClient } from "@morsel/application/exercise/client/exercises-client";
import { exerciseOfSlug } from "@morsel/domain/exercise";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { words } from "../../routes/words.ts";
import { exerciseQuery } from "./queries.ts";

const provideExercises = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ exercises: ExercisesClient }, () => import("../../composition/clients/exercises.ts"));

const lookupWords = words("exercise", "foods", "titles");

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
  loader: ({ context, params }) => {
    const id = exerciseOfSlug(params.slug);
    if (id !== undefined) void context.queries.prefetchQuery(exerciseQuery(context.exercises, id));
    return context.words("exercise", "foods", "titles");
  },
  component: lazyRouteComponent(() => import("./pages/exercise-page.tsx"), "ExercisePage"),
});

export const exerciseRoutes = [lookupRoute, caloriesRoute, listRoute, exerciseRoute];
