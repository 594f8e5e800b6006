import type { ShellMenuItem } from "../../../../shell/navigation/menu.ts";

/** One line of the palette: its words, and what Enter does. */
export type PaletteItem = {
  readonly id: string;
  readonly name: string;
  /** Small words behind the name. */
  readonly note: string;
  readonly run: () => void;
};

export type PaletteGroup = { readonly id: "log" | "days" | "pages" | "foods"; readonly items: readonly PaletteItem[] };

const folded = (text: string): string => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** True if every typed word begins a word of the text. */
export const hasWords = (typed: string, text: string): boolean => {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(/\s+/)
    .filter((word) => word !== "")
    .every((word) => words.some((one) => one.startsWith(word)));
};

/** The text after the word that logs: "2 eggs" of "log 2 eggs"; undefined where the text does not begin with it. */
export const toLog = (text: string, logWord: string): string | undefined => {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  return folded(first) === folded(logWord) && rest.length > 0 ? rest.join(" ") : undefined;
};

export type Place = {
  readonly path: string;
  readonly name: string;
  readonly section: string;
  readonly fullRefresh: boolean;
};

/** Every page of the menus once, each with the section it stands in. */
export const placesOf = (items: readonly ShellMenuItem[], account: readonly ShellMenuItem[]): readonly Place[] => {
  const all = [
    ...items.flatMap((item) => [
      ...item.secondary.map((child) => ({ ...child, section: item.label })),
      { ...item, section: "" },
    ]),
    ...account.map((item) => ({ ...item, section: "" })),
  ].map(({ path, label, section, fullRefresh }): Place => ({ path, name: label, section, fullRefresh }));
  return all.filter(({ path }, at) => all.findIndex((one) => one.path === path) === at);
};
