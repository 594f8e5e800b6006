import { Analytics } from "@morsel/application/analytics/client/analytics";
import { PageViewStore } from "@morsel/application/analytics/page-view-store";
import { makeMemoryPageViewStore } from "../../../memory/analytics/page-view-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { analyticsUseCases } from "./use-cases.ts";

export const analytics = moduleOf((bindings) => {
  analyticsUseCases(bindings);
  bindings.provide(PageViewStore, { state: MemoryState }, ({ state }) => makeMemoryPageViewStore(state));
  bindings.constant(Analytics, { push: () => undefined, note: () => undefined });
});
