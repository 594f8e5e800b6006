export * from "./access.ts";
export * from "./forum-links.ts";
export * from "./footer-links.ts";
export * from "./header-links.ts";
export * from "./layout.ts";
export * from "./menu-item.ts";
export * from "./menus.ts";
export * from "./open-items.ts";
