import { CountPageView, makeCountPageView, Measuring } from "@morsel/application/analytics/count-page-view";
import { PageViewStore } from "@morsel/application/analytics/page-view-store";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

export const analyticsUseCases = ({ provide }: Bindings): void => {
  provide(CountPageView, { views: PageViewStore, clock: Clock, measuring: Measuring }, makeCountPageView);
};
