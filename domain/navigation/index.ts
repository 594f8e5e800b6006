export * from "./access.ts";
export * from "./forum-links.ts";
export * from "./header-and-footer.ts";
export * from "./layout.ts";
export * from "./menu-item.ts";
export * from "./menus.ts";
export * from "./open-items.ts";
