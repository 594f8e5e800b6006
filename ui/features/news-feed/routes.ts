import { NewsClient } from "@morsel/application/news-feed/client/news-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideProfiles } from "../../sharing/provide-profiles.ts";

/** For pages that show the news feed: the way to it is fetched with the first of them. */
export const provideNews = async (context: Pick<AppContext, "provide">) => ({
  ...(await context.provide({ news: NewsClient }, () => import("../../composition/clients/news-feed.ts"))),
  ...(await provideProfiles(context)),
});

const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/friends/news",
  beforeLoad: ({ context }) => provideNews(context),
  loader: messageLoader("news-feed", "friends", "messages", "diary", "titles"),
  component: lazyRouteComponent(() => import("./pages/news-page.tsx"), "NewsPage"),
});

export const newsFeedRoutes = [newsRoute];
