import { isExternalUrl } from "../locales/index.ts";
import type { MenuItem } from "./menu-item.ts";

/**
 * NA20: what of a menu can be followed: pages of which nobody has registered a screen are left out, and an item whose own page
 * is not open leads to the first below it that is.
 */
export const openItems = (items: readonly MenuItem[], isOpen: (link: string) => boolean): readonly MenuItem[] =>
  items.flatMap((item): readonly MenuItem[] => {
    const secondaryMenu = openItems(item.secondaryMenu, isOpen);
    if (isExternalUrl(item.link) || isOpen(item.link)) return [{ ...item, secondaryMenu }];
    const [first] = secondaryMenu;
    return first === undefined ? [] : [{ ...item, link: first.link, fullRefresh: first.fullRefresh, secondaryMenu }];
  });

const found = (items: readonly MenuItem[], id: string): MenuItem | undefined =>
  items.find((item) => item.id === id) ??
  items.flatMap(({ secondaryMenu }) => secondaryMenu).find((one) => one.id === id);

/**
 * NA21: the links among a member's tabs on a phone, from the open menu: home, diary, and reports, in whose place the foods
 * stand until the reports are open. A visitor, whose menu has no home, has none.
 */
export const phoneTabs = (open: readonly MenuItem[]): readonly MenuItem[] => {
  const [home, diary] = [found(open, "home"), found(open, "food-diary")];
  const third = found(open, "charts") === undefined ? found(open, "food-database") : found(open, "reports");
  return home === undefined ? [] : [home, diary, third].filter((item) => item !== undefined);
};
