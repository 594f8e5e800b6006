import type { Site } from "@morsel/application/pages/client/site";
import type { Locale } from "@morsel/domain/locales";
import {
  activePrimary,
  DEFAULT_SITES,
  headerLinks,
  isActive,
  phoneTabs,
  primaryMenu,
  showsFollowLinks,
  type MenuItem,
} from "@morsel/domain/navigation";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";
import type { ShellMenuItem, Viewer } from "./menu.ts";

const shown =
  (intl: IntlShape, path: string, marked?: MenuItem) =>
  (item: MenuItem): ShellMenuItem => ({
    id: item.id,
    label: intl.formatMessage({ id: item.key as MessageId }),
    path: item.link,
    fullRefresh: item.fullRefresh,
    isActive: isActive(item, path),
    isMarked: item === marked,
    testId: item.testId,
    secondary: item.secondaryMenu.map(shown(intl, path)),
  });

const asDomain = (viewer: Viewer) =>
  viewer.kind === "member"
    ? ({ isSignedIn: true, username: viewer.username, isAdmin: viewer.isAdmin } as const)
    : ({ isSignedIn: false } as const);

/** NA5: named by the host where one follows. */
const followLink =
  (intl: IntlShape) =>
  (url: string): ShellMenuItem => ({
    id: `follow-${url}`,
    label: intl.formatMessage({ id: "shell.follow" }, { place: new URL(url).hostname }),
    path: url,
    fullRefresh: true,
    isActive: false,
    isMarked: false,
    testId: "follow-link",
    secondary: [],
  });

export type MenuOptions = {
  readonly viewer: Viewer;
  readonly path: string;
  /** Address to return to after logging in or signing up. */
  readonly back: string | undefined;
  readonly site: Pick<Site, "blog" | "forum" | "follow">;
};

export type Menus = {
  readonly items: readonly ShellMenuItem[];
  readonly account: readonly ShellMenuItem[];
  readonly tabs: readonly ShellMenuItem[];
};

/** The menus of the person who looks, in words. */
export const menuItems = (intl: IntlShape, locale: Locale, { viewer, path, back, site }: MenuOptions): Menus => {
  // NA9: an outside forum has our own entry all the same.
  const sites = { forum: { ...DEFAULT_SITES.forum, ...site.forum }, blog: site.blog };
  const items = primaryMenu(asDomain(viewer), locale, sites);
  const account = viewer.kind === "unknown" ? [] : headerLinks(asDomain(viewer), back ?? "/", back);
  return {
    items: items.map(shown(intl, path, activePrimary(items, path))),
    account: [
      ...account.map(shown(intl, path)),
      ...(showsFollowLinks(asDomain(viewer)) ? site.follow.map(followLink(intl)) : []),
    ],
    tabs: phoneTabs(items).map((tab) => ({
      ...shown(intl, path)(tab),
      label: intl.formatMessage({ id: `tab.${tab.id}` as MessageId }),
    })),
  };
};
