import { NewsStore } from "@morsel/application/news-feed/news-store";
import { Clock } from "@morsel/application/platform/clock";
import { Ids } from "@morsel/application/platform/ids";
import { DayUpdated } from "../../../sql/diary/diary-store.ts";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { SettingsChanged } from "../../../sql/identity/member-steps.ts";
import { Weighed } from "../../../sql/measurements/measurement-store.ts";
import { makeDayNews, makeSettingsNews, makeWeightNews } from "../../../sql/news-feed/news-steps.ts";
import { makeSqlNewsStore } from "../../../sql/news-feed/news-store.ts";
import { moduleOf } from "../../container.ts";
import { newsUseCases } from "./use-cases.ts";

export const newsFeed = moduleOf((bindings) => {
  newsUseCases(bindings);
  bindings.provide(NewsStore, { sql: Sql }, ({ sql }) => makeSqlNewsStore(sql));
  const ports = { clock: Clock, ids: Ids };
  bindings.contributeFrom(DayUpdated, ports, makeDayNews);
  bindings.contributeFrom(Weighed, ports, makeWeightNews);
  bindings.contributeFrom(SettingsChanged, ports, makeSettingsNews);
  bindings.contribute(MemberTables, ["news_comment", "news_entry", "news_like", "news_mute"]);
});
