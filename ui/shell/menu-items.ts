import type { Locale } from "@morsel/domain/locales";
import { activePrimary, headerLinks, isActive, primaryMenu, type MenuItem } from "@morsel/domain/navigation";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../i18n/ids.ts";
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

/** The bar of the person who looks, in words. */
export const menuItems = (
  intl: IntlShape,
  locale: Locale,
  viewer: Viewer,
  path: string,
  /** Where the ways into an account lead afterwards. */
  back: string | undefined,
): { readonly items: readonly ShellMenuItem[]; readonly account: readonly ShellMenuItem[] } => {
  const items = primaryMenu(asDomain(viewer), locale);
  return {
    items: items.map(shown(intl, path, activePrimary(items, path))),
    account: viewer.kind === "unknown" ? [] : headerLinks(asDomain(viewer), back ?? "/", back).map(shown(intl, path)),
  };
};
