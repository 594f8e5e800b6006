import type { AppsAreFull, AppStore } from "@morsel/application/tokens/app-store";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { appTable } from "./app-tables.ts";

export const makeMemoryAppStore = (state: MemoryState): AppStore => ({
  byId: (id) => Effect.sync(() => state.of(appTable).get(id)?.app),
  add: (app, most, unusedSince) =>
    Effect.suspend((): Effect.Effect<void, AppsAreFull> => {
      const apps = state.of(appTable);
      for (const [id, one] of apps) if (!one.isLetIn && one.app.createdAt < unusedSince) apps.delete(id);
      if ([...apps.values()].filter(({ isLetIn }) => !isLetIn).length >= most)
        return Effect.fail({ _tag: "AppsAreFull" as const, limit: most });
      apps.set(app.id, { app, isLetIn: false });
      return Effect.void;
    }),
});
