import { BeforeErasure } from "@morsel/application/account/before-erasure";
import { MemberStore } from "@morsel/application/identity/member-store";
import { makeNewsExport } from "@morsel/application/news-feed/export-files";
import { NewsStore } from "@morsel/application/news-feed/news-store";
import { makeNewsUseCases, NewsUseCases } from "@morsel/application/news-feed/use-cases";
import { Clock } from "@morsel/application/platform/clock";
import { ExportFiles } from "@morsel/application/platform/export-file";
import type { Bindings } from "../../container.ts";

export const newsUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(NewsUseCases, { news: NewsStore, members: MemberStore, clock: Clock }, makeNewsUseCases);
  contributeFrom(ExportFiles, { news: NewsStore }, makeNewsExport);
  contributeFrom(BeforeErasure, { news: NewsStore }, ({ news }) => news.leave);
};
