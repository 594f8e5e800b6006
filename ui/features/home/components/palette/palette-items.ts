import { hasUnspacedScript } from "@morsel/domain/text";
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

/** True if every typed word begins a word of the text, or stands anywhere in it where words have no spaces between. */
export const hasWords = (typed: string, text: string): boolean => {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return folded(typed)
    .split(/\s+/)
    .filter((word) => word !== "")
    .every((word) => words.some((one) => (hasUnspacedScript(word) ? one.includes(word) : one.startsWith(word))));
};

/**
 * The text beside the word that logs: "2 eggs" of "log 2 eggs"; undefined where the word is missing. Some languages say the word last
 * ("2 yumurta ekle"): an amount is in such a text, so that a yule log stays a food.
 */
export const toLog = (text: string, logWord: string): string | undefined => {
  const typed = text.trim();
  const [first = "", ...rest] = typed.split(/\s+/);
  const last = rest.at(-1) ?? "";
  if (rest.length > 0 && folded(first) === folded(logWord)) return rest.join(" ");
  if (/\p{N}/u.test(typed) && folded(last) === folded(logWord)) return [first, ...rest.slice(0, -1)].join(" ");
  const isJoined = hasUnspacedScript(logWord) && typed.startsWith(logWord) && typed.length > logWord.length;
  return isJoined ? typed.slice(logWord.length).trim() : undefined;
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
