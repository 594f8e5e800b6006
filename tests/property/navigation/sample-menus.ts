import type { MenuItem, Viewer } from "@morsel/domain/navigation";

export const member = { isSignedIn: true, username: "ada", isAdmin: false } as const satisfies Viewer;
export const visitor = { isSignedIn: false } as const satisfies Viewer;
/** A forum and a blog on hosts of their own. */
export const SITES = {
  forum: { base: "https://community.example", singleSignOn: "/community/sso_login", clientId: "web" },
  blog: "https://blog.example",
};

export const flattenMenu = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item) => [item, ...item.secondaryMenu]);
export const linksOf = (items: readonly MenuItem[]): readonly string[] => flattenMenu(items).map(({ link }) => link);
