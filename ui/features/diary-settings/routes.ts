import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const diarySettingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/diary-settings",
  beforeLoad: ({ context }) =>
    context.provide(
      { diarySettings: DiarySettingsClient },
      () => import("../../composition/clients/diary-settings.ts"),
    ),
  loader: messageLoader("diary-settings", "diary", "foods", "food-database", "nutrition", "titles"),
  component: lazyRouteComponent(() => import("./pages/diary-settings-page.tsx"), "DiarySettingsPage"),
});

export const diarySettingsRoutes = [diarySettingsRoute];
