import { type CalendarDate, isCalendarDate } from "@morsel/domain/calendar";
import { QUICK_ADD_NAME_MAX } from "@morsel/domain/diary";
import { type Meal, isMeal } from "@morsel/domain/meal-slots";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

type QuickAddSearch = { readonly date?: CalendarDate; readonly meal?: Meal; readonly name?: string };

/** The router reads `?name=7` as a number: whatever was typed is text. */
const nameIn = ({ name }: Record<string, unknown>): Pick<QuickAddSearch, "name"> =>
  typeof name === "string" || typeof name === "number" ? { name: String(name).slice(0, QUICK_ADD_NAME_MAX) } : {};

const quickAddRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/quick-add",
  validateSearch: (search: Record<string, unknown>): QuickAddSearch => ({
    ...(isCalendarDate(search["date"]) ? { date: search["date"] } : {}),
    ...(isMeal(search["meal"]) ? { meal: search["meal"] } : {}),
    ...nameIn(search),
  }),
  loader: messageLoader("diary", "quick-add", "foods", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/quick-add-page.tsx"), "QuickAddPage"),
});

export const diaryRoutes = [quickAddRoute];
