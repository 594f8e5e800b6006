import {
  banMember,
  checkCategory,
  type BanRefused,
  type CategoryClosed,
  type CategoryUnknown,
  type Moderation,
  type ModerationRefused,
} from "@morsel/domain/forum";
import { isAdmin, type Member } from "@morsel/domain/identity";
import { checkReportText, type RecipientUnknown, type ReportReason, type ReportRefused } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { ForumStore, PostNotFound, TopicNotFound } from "./forum-store.ts";
import type { ReadCategories } from "./read-categories.ts";
import { writerOf } from "./reading-cases.ts";

const DAY = 86_400_000;

/** Acts of moderators in the forum, and reports to them. */
export const makeModerationCases = ({
  forum,
  members,
  categories,
  clock,
}: {
  readonly forum: ForumStore;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly categories: ReadCategories;
  readonly clock: Clock;
}) => ({
  /** FO5, FO19, W615 */
  moderate: Effect.fn("ModerateTopic")(function* (
    by: Member,
    topic: string,
    act: Moderation,
  ): Effect.fn.Return<void, TopicNotFound | ModerationRefused | CategoryUnknown | CategoryClosed> {
    if (act._tag === "Move") yield* fromResult(checkCategory(yield* categories, act.category, true));
    yield* forum.moderate(writerOf(by), topic, act, yield* clock.now);
  }),

  hidePost: (by: Member, post: string, isHidden: boolean): Effect.Effect<void, PostNotFound> =>
    Effect.flatMap(clock.now, (at) => forum.hidePost(writerOf(by), post, isHidden, at)),

  /** FO6: without a reason the ban ends. */
  ban: Effect.fn("BanFromForum")(function* (
    by: Member,
    {
      username,
      reason,
      days,
    }: { readonly username: string; readonly reason?: string | undefined; readonly days?: number | undefined },
  ): Effect.fn.Return<void, BanRefused | RecipientUnknown> {
    const found = yield* members.byLogin(username);
    if (found === undefined) return yield* Effect.fail<RecipientUnknown>({ _tag: "RecipientUnknown" });
    const at = yield* clock.now;
    const whom = { isModerator: isAdmin(found.member.roles) };
    const ban =
      reason === undefined
        ? undefined
        : yield* fromResult(
            banMember(
              { reason, until: days === undefined ? undefined : at + days * DAY },
              { isModerator: isAdmin(by.roles) },
              whom,
            ),
          );
    yield* forum.setBan(writerOf(by), found.member.id, ban, at);
  }),

  /** FO7 */
  report: Effect.fn("ReportPost")(function* (
    by: Member,
    report: { readonly id: string; readonly post: string; readonly reason: ReportReason; readonly text: string },
  ): Effect.fn.Return<void, PostNotFound | ReportRefused> {
    const text = yield* fromResult(checkReportText(report.text));
    yield* forum.report(by.id, { ...report, text, at: yield* clock.now });
  }),
});
