import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

/** FO9: characters of a topic's title. */
export const TOPIC_TITLE = { min: 3, max: 120 } as const;

export type TitleLength = { readonly _tag: "TitleLength"; readonly min: number; readonly max: number };

/** FO9: the title as it is kept. */
export const checkTopicTitle = (title: string): Result<string, TitleLength> => {
  const plain = plainLine(title, TOPIC_TITLE.max);
  return plain === undefined || plain.length < TOPIC_TITLE.min
    ? err({ _tag: "TitleLength", ...TOPIC_TITLE })
    : ok(plain);
};

/** FO10: what a member has to have written before their addresses become links, and for how long they are here by then. */
export const TRUST = { posts: 3, age: 86_400_000 } as const;

export type Standing = { readonly posts: number; readonly joinedAt: number; readonly isModerator: boolean };

/** FO10: whether addresses in a member's posts become links. */
export const mayLink = ({ posts, joinedAt, isModerator }: Standing, now: number): boolean =>
  isModerator || (posts >= TRUST.posts && now - joinedAt >= TRUST.age);

/** FO11: members edit their own posts, and nobody those of others; moderators hide. */
export const mayEdit = (author: string | undefined, by: string): boolean => author === by;

/** FO12: lines of a text that are quoted. */
const QUOTED_LINES = 40;

/** FO12: the beginning of a post as a quote with its author's name; what it quotes itself is left out, so that quotes do not grow. */
export const quoteOf = (author: string, source: string): string => {
  const lines = source.split("\n").filter((line) => !line.trimStart().startsWith(">"));
  const first = lines.slice(0, QUOTED_LINES).join("\n").trim().split("\n");
  return `${[`**${author.replaceAll(/[*_\\`~[\]<>]/g, "\\$&")}**`, "", ...first].map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n`;
};
