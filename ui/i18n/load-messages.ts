import type { MessageFormatElement } from "react-intl";
import type { Words } from "./ids.ts";

export type Messages = Record<string, MessageFormatElement[]>;

/** As they are sent: a message without arguments is its text. */
type Sent = Record<string, string | MessageFormatElement[]>;
type Others = Record<string, () => Promise<{ readonly default: Sent }>>;
type Chunk = { readonly default: Sent; readonly others: Others };

const LITERAL = 0;

const unpacked = (sent: Sent): Messages =>
  Object.fromEntries(
    Object.entries(sent).map(([id, message]) => [
      id,
      typeof message === "string" ? [{ type: LITERAL, value: message }] : message,
    ]),
  );

/** One chunk per locale: a page loads its own words only. Where a language has no words yet, English stands in. */
const loaders: Record<string, () => Promise<Chunk>> = {
  en: () => import("virtual:morsel-messages/en"),
  da: () => import("virtual:morsel-messages/da"),
  de: () => import("virtual:morsel-messages/de"),
  es: () => import("virtual:morsel-messages/es"),
  fr: () => import("virtual:morsel-messages/fr"),
  id: () => import("virtual:morsel-messages/id"),
  it: () => import("virtual:morsel-messages/it"),
  ja: () => import("virtual:morsel-messages/ja"),
  ko: () => import("virtual:morsel-messages/ko"),
  ms: () => import("virtual:morsel-messages/ms"),
  nl: () => import("virtual:morsel-messages/nl"),
  nb: () => import("virtual:morsel-messages/nb"),
  pl: () => import("virtual:morsel-messages/pl"),
  pt: () => import("virtual:morsel-messages/pt"),
  ru: () => import("virtual:morsel-messages/ru"),
  sv: () => import("virtual:morsel-messages/sv"),
  tl: () => import("virtual:morsel-messages/tl"),
  tr: () => import("virtual:morsel-messages/tr"),
  "zh-CN": () => import("virtual:morsel-messages/zh-CN"),
  "zh-TW": () => import("virtual:morsel-messages/zh-TW"),
};

/** Fetches files of messages, each once; answers when all of them can be shown. */
export type LoadWords = (...names: readonly Words[]) => Promise<void>;

/** Messages of every page, and a loader for those of each page, which are added when they arrive. */
export const loadMessages = async (
  locale: string,
): Promise<{ readonly messages: Messages; readonly words: LoadWords; readonly all: readonly Words[] }> => {
  const load = loaders[locale] ?? loaders["en"];
  if (load === undefined) return { messages: {}, words: async () => undefined, all: [] };
  const { default: first, others } = await load();
  const messages = unpacked(first);
  // Several names may come as one.
  const loaded = new Set<unknown>();
  const add = async (name: string): Promise<void> => {
    const fetchIt = others[name];
    if (fetchIt === undefined || loaded.has(fetchIt)) return;
    Object.assign(messages, unpacked((await fetchIt()).default));
    loaded.add(fetchIt);
  };
  return {
    messages,
    words: async (...names) => void (await Promise.all(names.map(add))),
    all: Object.keys(others) as readonly Words[],
  };
};
