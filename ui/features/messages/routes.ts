import { MessagesClient } from "@morsel/application/messages/client/messages-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { AppContext } from "../../composition/app-context.ts";
import { rootRoute } from "../../routes/root.tsx";
import { messageLoader } from "../../routes/words.ts";
import { provideProfiles } from "../../sharing/provide-profiles.ts";
import { provideFriends } from "../friends/routes.ts";

const provideMessages = async ({ context }: { readonly context: Pick<AppContext, "provide"> }) => ({
  ...(await context.provide({ messages: MessagesClient }, () => import("../../composition/clients/messages.ts"))),
  ...(await provideFriends({ context })),
  ...(await provideProfiles(context)),
});

const load = messageLoader("messages", "friends", "diary", "titles");
const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value.slice(0, 100) : undefined);

const VIEWS = ["inbox", "sent", "drafts"] as const;
export type MailboxView = (typeof VIEWS)[number];

const messagesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/messages",
  validateSearch: ({ folder }: Record<string, unknown>): { readonly folder?: MailboxView | undefined } => ({
    folder: VIEWS.find((view) => view === folder),
  }),
  beforeLoad: provideMessages,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/messages-page.tsx"), "MessagesPage"),
});

const newRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/messages/new",
  validateSearch: ({
    to,
    draft,
  }: Record<string, unknown>): { readonly to?: string | undefined; readonly draft?: string | undefined } => ({
    to: textIn(to),
    draft: textIn(draft),
  }),
  beforeLoad: provideMessages,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/new-page.tsx"), "NewPage"),
});

const replyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/messages/reply",
  validateSearch: ({ message }: Record<string, unknown>): { readonly message?: string | undefined } => ({
    message: textIn(message),
  }),
  beforeLoad: provideMessages,
  loader: load,
  component: lazyRouteComponent(() => import("./pages/reply-page.tsx"), "ReplyPage"),
});

export const messagesRoutes = [messagesRoute, newRoute, replyRoute];
