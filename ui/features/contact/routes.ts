import { ContactClient } from "@morsel/application/contact/client/contact-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { messageLoader } from "../../routes/words.ts";
import { rootRoute } from "../../routes/root.tsx";

const contactRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/contact-us",
  beforeLoad: ({ context }) =>
    context.provide({ contact: ContactClient }, () => import("../../composition/clients/contact.ts")),
  loader: messageLoader("contact", "titles"),
  component: lazyRouteComponent(() => import("./pages/contact-page.tsx"), "ContactPage"),
});

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/account/help",
  loader: messageLoader("contact", "titles"),
  component: lazyRouteComponent(() => import("./pages/help-page.tsx"), "HelpPage"),
});

/** Target of the header's help link: the same page, which visitors may see too. */
const helpEntryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/zendesk/sso_login",
  loader: messageLoader("contact", "titles"),
  component: lazyRouteComponent(() => import("./pages/help-page.tsx"), "HelpPage"),
});

export const contactRoutes = [contactRoute, helpRoute, helpEntryRoute];
