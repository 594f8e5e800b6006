import { usernameKey } from "../identity/index.ts";

/** FO43: members that one post names. */
export const MENTIONS_MAX = 10;

/** FO43: an "@" and a name as members have them; a letter, digit or sign of an address before it makes it part of something else. */
const MENTION = /(?<![\p{L}\p{N}_@./\\-])@([A-Za-z][\w-]{2,29})(?![\p{L}\p{N}\p{M}_-])/gu;

/** FO43: where a text names whom; `index` is the place of the "@". */
export const mentionsIn = (text: string): readonly { readonly index: number; readonly name: string }[] =>
  [...text.matchAll(MENTION)].map(({ index, 1: name = "" }) => ({ index, name }));

/** FO43: the first names of a post by which members are looked for, each once; what is quoted names nobody anew. */
export const namesMentioned = (source: string): readonly string[] => {
  const own = source.split("\n").filter((line) => !line.trimStart().startsWith(">"));
  const keys = mentionsIn(own.join("\n")).map(({ name }) => usernameKey(name));
  return [...new Set(keys)].slice(0, MENTIONS_MAX);
};

/** FO44: who is told of a mention that a post has now: who was told of it before is not told again, and of one post ten at the most. */
export const newlyMentioned = <Id extends string>(told: readonly Id[], mentioned: readonly Id[]): readonly Id[] =>
  [...new Set(mentioned)].filter((id) => !told.includes(id)).slice(0, Math.max(0, MENTIONS_MAX - told.length));
