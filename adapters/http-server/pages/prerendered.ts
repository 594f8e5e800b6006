import type { Site } from "@morsel/application/pages/client/site";
import type { Locale } from "@morsel/domain/locales";
import type { Prerendered } from "../../http-contract/pages/prerendered.ts";
import { readBuilt } from "./built.ts";
import type { ColorScheme } from "./shell.ts";

export type PrerenderedView = {
  readonly locale: Locale;
  /** Without its locale, with what is asked of it. */
  readonly address: string;
  readonly scheme: ColorScheme;
  readonly site: Site;
};

/** True if the operator set nothing that these pages show, and the page runs in no app. */
const isUsual = ({ isWebView, blog, forum, follow, captcha, signUp, operator }: Site): boolean =>
  !isWebView &&
  blog === "" &&
  forum === undefined &&
  follow.length === 0 &&
  captcha === undefined &&
  signUp === undefined &&
  operator === undefined;

/** The room of notices is kept free by whose they are: the build wrote the pages without any. */
const withAdRoom = (html: string, { ads }: Site): string => html.replace('data-ads="off"', `data-ads="${ads}"`);

/** The words of a visitor's first pages as HTML, where the build wrote just what this visitor would see. */
export const makePrerendered = (folder: string): ((view: PrerenderedView) => string | undefined) => {
  const pages: Prerendered = readBuilt(folder, "prerendered.json", {});
  return ({ locale, address, scheme, site }) => {
    const html = isUsual(site) ? pages[`${locale} ${address} ${scheme === "dark" ? "dark" : "auto"}`] : undefined;
    return html === undefined ? undefined : withAdRoom(html, site);
  };
};
