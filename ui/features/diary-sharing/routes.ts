import { DiarySharingClient } from "@morsel/application/diary-sharing/client/diary-sharing-client";
import { isCalendarDate, type CalendarDate } from "@morsel/domain/calendar";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const provideSharing = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ sharing: DiarySharingClient }, () => import("../../composition/clients/diary-sharing.ts"));

const sharedDiaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/food/diary/$username",
  validateSearch: ({ date }: Record<string, unknown>): { readonly date?: CalendarDate | undefined } => ({
    date: isCalendarDate(date) ? date : undefined,
  }),
  beforeLoad: provideSharing,
  loader: messageLoader("diary-sharing", "diary", "nutrition", "foods", "exercise"),
  component: lazyRouteComponent(() => import("./pages/shared-diary-page.tsx"), "SharedDiaryPage"),
});

export const diarySharingRoutes = [sharedDiaryRoute];
