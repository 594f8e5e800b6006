import { err, ok, type Result } from "../result/index.ts";

/** FO50: what members can say of a post without words. */
export const REACTIONS = ["helpful", "agree", "thanks", "support"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** FO50: how often one was given to a post, and whether the reader gave it. */
export type ReactionCount = { readonly kind: Reaction; readonly count: number; readonly isMine: boolean };

export type ReactsToOneself = { readonly _tag: "ReactsToOneself" };

/** FO51: members react to posts of others. */
export const checkReaction = (post: { readonly isOwn: boolean }): Result<void, ReactsToOneself> =>
  post.isOwn ? err({ _tag: "ReactsToOneself" }) : ok(undefined);

/** FO50: reactions of a post in the order of their kinds; those that nobody gave are left out. */
export const reactionCounts = (
  given: Iterable<{ readonly kind: Reaction; readonly count: number; readonly isMine: boolean }>,
): readonly ReactionCount[] => {
  const counts = new Map<Reaction, ReactionCount>();
  for (const { kind, count, isMine } of given) {
    const before = counts.get(kind);
    counts.set(kind, { kind, count: (before?.count ?? 0) + count, isMine: isMine || before?.isMine === true });
  }
  return REACTIONS.flatMap((kind) => counts.get(kind) ?? []).filter(({ count }) => count > 0);
};
