import { barePath, isExternalUrl } from "../locales/index.ts";

/** NA1: what a menu item has; links are without locale prefix, `activePageRegex` is the source of a pattern for such paths. */
export type MenuItem = {
  readonly id: string;
  /** Translation key. */
  readonly key: string;
  readonly link: string;
  /** A full page load instead of a step within the page. */
  readonly fullRefresh: boolean;
  readonly activePageRegex: string | undefined;
  readonly testId: string;
  readonly secondaryMenu: readonly MenuItem[];
};

export type MenuItemOptions = {
  readonly activePageRegex?: string;
  readonly fullRefresh?: boolean;
  readonly secondaryMenu?: readonly MenuItem[];
};

/** NA1: key and test id follow from the id. */
export const menuItem = (id: string, link: string, options: MenuItemOptions = {}): MenuItem => ({
  id,
  key: `navigation.${id}`,
  link,
  fullRefresh: options.fullRefresh ?? false,
  activePageRegex: options.activePageRegex,
  testId: `navigation-${id}`,
  secondaryMenu: options.secondaryMenu ?? [],
});

/**
 * NA7: an item is active on its own link and on what its pattern describes; locale, query, hash and a trailing slash of
 * the current path do not count. Links to other hosts are never active.
 */
export const isActive = (item: MenuItem, currentPath: string): boolean => {
  if (isExternalUrl(item.link)) return false;
  const path = barePath(currentPath);
  return (
    barePath(item.link) === path || (item.activePageRegex !== undefined && new RegExp(item.activePageRegex).test(path))
  );
};

/** NA7: a primary item is active also when one of its secondary items is. */
export const isOpenOn = (item: MenuItem, currentPath: string): boolean =>
  isActive(item, currentPath) || item.secondaryMenu.some((second) => isActive(second, currentPath));

/** NA8: at most one primary item is marked: the one that is active itself, else the first with an active secondary item. */
export const activePrimary = (items: readonly MenuItem[], currentPath: string): MenuItem | undefined =>
  items.find((item) => isActive(item, currentPath)) ?? items.find((item) => isOpenOn(item, currentPath));
