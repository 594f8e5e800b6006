import type { CalendarDate } from "@morsel/domain/calendar";
import type { Locale } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import { routePattern, type MeasuringSettings } from "@morsel/domain/analytics";
import type { PageViewStore } from "./page-view-store.ts";

export const Measuring = token<MeasuringSettings>("Measuring");

export type CountPageView = (view: { readonly page: string; readonly locale: Locale }) => Effect.Effect<void>;
export const CountPageView = token<CountPageView>("CountPageView");

/** W238: whatever a page is said to be, what is counted is one of the product's list. Days are those of UTC. */
export const makeCountPageView = (ports: {
  readonly views: PageViewStore;
  readonly clock: Clock;
  readonly measuring: MeasuringSettings;
}): CountPageView =>
  Effect.fn("CountPageView")(function* ({ page, locale }) {
    if (ports.measuring.firstParty !== true) return;
    const day = new Date(yield* ports.clock.now).toISOString().slice(0, 10) as CalendarDate;
    yield* ports.views.count(day, routePattern(page), locale);
  });
