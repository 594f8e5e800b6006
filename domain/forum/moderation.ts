import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";

export type Topic = {
  readonly category: string;
  readonly isLocked: boolean;
  readonly isPinned: boolean;
  readonly isHidden: boolean;
};

export type Ban = {
  readonly reason: string;
  /** Instant in milliseconds since 1970; undefined: for good. */
  readonly until: number | undefined;
};

export type Writer = { readonly isSignedIn: boolean; readonly isModerator: boolean; readonly ban: Ban | undefined };

export type PostRefused =
  | { readonly _tag: "SignInNeeded" }
  | { readonly _tag: "Banned"; readonly reason: string; readonly until: number | undefined }
  | { readonly _tag: "TopicLocked" }
  | { readonly _tag: "PostLength"; readonly min: number; readonly max: number };

/** FO4: characters of a post. */
export const POST_MAX = 20_000;

/** FO6: a ban ends at its instant. */
export const isBanned = (ban: Ban | undefined, now: number): ban is Ban =>
  ban !== undefined && (ban.until === undefined || now < ban.until);

/** FO3, FO6: whether a member may write into a topic. */
export const checkWriting = (
  { isModerator, ban }: Pick<Writer, "isModerator" | "ban">,
  topic: Pick<Topic, "isLocked" | "isHidden">,
  now: number,
): Result<void, Extract<PostRefused, { readonly _tag: "Banned" | "TopicLocked" }>> => {
  if (isBanned(ban, now)) return err({ _tag: "Banned", reason: ban.reason, until: ban.until });
  return (topic.isLocked || topic.isHidden) && !isModerator ? err({ _tag: "TopicLocked" }) : ok(undefined);
};

/** FO4: the text of a post as it is kept. */
export const checkPostText = (text: string): Result<string, Extract<PostRefused, { readonly _tag: "PostLength" }>> => {
  const plain = plainText(text, POST_MAX);
  return plain === undefined ? err({ _tag: "PostLength", min: 1, max: POST_MAX }) : ok(plain);
};

/** FO3, FO4, FO6: who may write what into a topic. The answer is the text without space around it. */
export const checkPost = (writer: Writer, topic: Topic, text: string, now: number): Result<string, PostRefused> => {
  if (!writer.isSignedIn) return err({ _tag: "SignInNeeded" });
  const checked = checkWriting(writer, topic, now);
  return checked.ok ? checkPostText(text) : checked;
};

export type Moderation =
  | { readonly _tag: "Lock" | "Unlock" | "Pin" | "Unpin" | "Hide" | "Show" }
  | { readonly _tag: "Move"; readonly category: string };

export type ModerationRefused = { readonly _tag: "ModeratorNeeded" };

/** FO5: moderators lock, pin, hide and move topics; each act is idempotent. Whether a category takes topics is `checkCategory`'s to say. */
export const moderateTopic = (
  topic: Topic,
  act: Moderation,
  isModerator: boolean,
): Result<Topic, ModerationRefused> => {
  if (!isModerator) return err({ _tag: "ModeratorNeeded" });
  switch (act._tag) {
    case "Lock":
    case "Unlock":
      return ok({ ...topic, isLocked: act._tag === "Lock" });
    case "Pin":
    case "Unpin":
      return ok({ ...topic, isPinned: act._tag === "Pin" });
    case "Hide":
    case "Show":
      return ok({ ...topic, isHidden: act._tag === "Hide" });
    case "Move":
      return ok({ ...topic, category: act.category });
  }
};

export type BanRefused =
  | { readonly _tag: "ModeratorNeeded" }
  | { readonly _tag: "ReasonNeeded" }
  | { readonly _tag: "BansModerator" };

/** FO6: a moderator bans with a reason, for a time or for good; never another moderator. */
export const banMember = (
  ban: Ban,
  by: { readonly isModerator: boolean },
  whom: { readonly isModerator: boolean },
): Result<Ban, BanRefused> => {
  if (!by.isModerator) return err({ _tag: "ModeratorNeeded" });
  if (whom.isModerator) return err({ _tag: "BansModerator" });
  return ban.reason.trim() === "" ? err({ _tag: "ReasonNeeded" }) : ok({ ...ban, reason: ban.reason.trim() });
};
