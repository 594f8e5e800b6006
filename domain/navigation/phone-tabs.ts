import type { MenuItem } from "./menu-item.ts";

/** NA21: the links among a member's tabs on a phone: home, diary and reports. A visitor, whose menu has no home, has none. */
export const phoneTabs = (items: readonly MenuItem[]): readonly MenuItem[] => {
  const all = items.flatMap((item) => [item, ...item.secondaryMenu]);
  const tabs = ["home", "food-diary", "reports"].map((id) => all.find((item) => item.id === id));
  return tabs[0] === undefined ? [] : tabs.filter((item) => item !== undefined);
};
