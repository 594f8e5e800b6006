import { ForumClient } from "@morsel/application/forum/client/forum-client";
import { BUILT_IN_FORUM, forumTarget } from "@morsel/domain/navigation";
import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";

const provideForum = ({ context }: { readonly context: Pick<AppContext, "provide"> }) =>
  context.provide({ forum: ForumClient }, () => import("../../composition/clients/forum.ts"));

const load = messageLoader("forum", "admin", "messages", "friends", "diary", "titles");
const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value.slice(0, 200) : undefined);

const forumRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/forum-page.tsx"), "ForumPage"),
});

const categoryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/categories/$slug",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/category-page.tsx"), "CategoryPage"),
});

const newTopicRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/new",
  validateSearch: ({ category }: Record<string, unknown>): { readonly category?: string | undefined } => ({
    category: textIn(category),
  }),
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/new-topic-page.tsx"), "NewTopicPage"),
});

const followingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/following",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/following-page.tsx"), "FollowingPage"),
});

const mentionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/mentions",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/mentions-page.tsx"), "MentionsPage"),
});

const reactionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/reactions",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/reactions-page.tsx"), "ReactionsPage"),
});

const draftsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/drafts",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/drafts-page.tsx"), "DraftsPage"),
});

const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/search",
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string | undefined } => ({ q: textIn(q) }),
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/forum-search-page.tsx"), "ForumSearchPage"),
});

/** FO15: the document came from this address itself, so the server had nothing to answer. */
const isDocument = (href: string): boolean =>
  performance.getEntriesByType("navigation").some(({ name }) => name === new URL(href, window.location.origin).href);

/**
 * NA9: the entry of members. Our own forum knows who they are, so it leads on to the target at once. FO15: a request of an outside
 * forum, which a member meets after logging in, is the server's to answer.
 */
const entryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/sso_login",
  validateSearch: ({
    target,
    sso,
    sig,
  }: Record<string, unknown>): Readonly<Partial<Record<"target" | "sso" | "sig", string | undefined>>> => ({
    target: textIn(target),
    sso: textIn(sso),
    sig: textIn(sig),
  }),
  beforeLoad: ({ search: { target = "", sso, sig }, location: { href } }) => {
    const isOutside = (sso !== undefined && sig !== undefined) || /^https?:/.test(target);
    if (isOutside && !isDocument(href)) throw redirect({ href, reloadDocument: true, replace: true });
    throw redirect({ href: forumTarget(target, BUILT_IN_FORUM), replace: true });
  },
});

const topicRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/community/topics/$topic",
  beforeLoad: provideForum,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/topic-page.tsx"), "TopicPage"),
});

export const forumRoutes = [
  forumRoute,
  categoryRoute,
  newTopicRoute,
  followingRoute,
  mentionsRoute,
  reactionsRoute,
  draftsRoute,
  searchRoute,
  entryRoute,
  topicRoute,
];
