import { NewsClient } from "@morsel/application/news-feed/client/news-client";
import { NewsStore } from "@morsel/application/news-feed/news-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { newsClient } from "../../../http-contract/news-feed/news-client.ts";
import { DayUpdated } from "../../../memory/diary/diary-store.ts";
import { SettingsChanged } from "../../../memory/identity/member-steps.ts";
import { Weighed } from "../../../memory/measurements/measurement-store.ts";
import { makeDayNews, makeSettingsNews, makeWeightNews } from "../../../memory/news-feed/news-steps.ts";
import { makeMemoryNewsStore } from "../../../memory/news-feed/news-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { newsUseCases } from "./use-cases.ts";

export const newsFeed = moduleOf((bindings) => {
  newsUseCases(bindings);
  bindings.provide(NewsStore, { state: MemoryState }, ({ state }) => makeMemoryNewsStore(state));
  const ports = { clock: Clock, ids: Ids };
  bindings.contributeFrom(DayUpdated, ports, makeDayNews);
  bindings.contributeFrom(Weighed, ports, makeWeightNews);
  bindings.contributeFrom(SettingsChanged, ports, makeSettingsNews);
  provideClient(bindings, NewsClient, newsClient);
});
