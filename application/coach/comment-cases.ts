import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member } from "@morsel/domain/identity";
import {
  checkCoachComment,
  checkReportText,
  type CoachCommentRefused,
  type CoachDayIsFull,
  type ReportReason,
  type ReportRefused,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { AccountStore } from "../account/account-store.ts";
import type { DiaryUseCases } from "../diary/use-cases.ts";
import type { MemberStore } from "../identity/member-store.ts";
import { mailJob } from "../mail/send-mail-job.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { Ids } from "../platform/ids.ts";
import type { NewJob } from "../platform/job.ts";
import { refuseField } from "../platform/refused-field.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { ClientAccess, ClientNotFound } from "./client-access.ts";
import type { CoachGrantNotFound } from "./coach-store.ts";
import type { CoachComment, CoachCommentNotFound, CoachCommentStore } from "./comment-store.ts";
import type { coachMails } from "./mails.ts";

export type CommentPorts = {
  readonly comments: CoachCommentStore;
  readonly accounts: Pick<AccountStore, "settings">;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly days: Pick<DiaryUseCases, "readDay">;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** `username` is the other's: the client's where a coach writes, the coach's where a client answers. */
export type WrittenComment = {
  readonly id: string;
  readonly username: string;
  readonly date: CalendarDate;
  readonly entry?: string | undefined;
  readonly text: string;
};

/** SO43, SO44, SO45: what coaches say about days of their clients, and what those answer. */
export const makeCommentCases = (
  open: ClientAccess,
  { comments, accounts, members, days, clock, ids }: CommentPorts,
) => {
  const checkEntry = (member: Member, date: CalendarDate, entry: string | undefined) =>
    Effect.gen(function* (): Effect.fn.Return<void, FieldRefused> {
      if (entry === undefined) return;
      const { day } = yield* days.readDay({ member, date });
      if (!day.entries.some(({ id }) => id === entry)) return yield* refuseField("entry_id", "an entry of the day");
    });

  /** W494 */
  const mailTo = (client: Member, coach: Member, date: CalendarDate, now: number): Effect.Effect<readonly NewJob[]> =>
    Effect.gen(function* () {
      const { mail } = yield* accounts.settings(client.id);
      if (!mail.messages) return [];
      const template = "coachComment" satisfies keyof typeof coachMails;
      const values = { coach: coach.username, date };
      return [mailJob({ id: yield* ids.next, template, member: client.id, values }, now)];
    });

  return {
    /** By the coach. */
    comment: Effect.fn("CommentOnClient")(function* (
      coach: Member,
      { id, username, date, entry, text: given }: WrittenComment,
    ): Effect.fn.Return<void, ClientNotFound | CoachCommentRefused | CoachDayIsFull | FieldRefused> {
      const text = yield* fromResult(checkCoachComment(given));
      const client = yield* open({ coach: coach.id, username, scope: "days", date });
      yield* checkEntry(client, date, entry);
      const at = yield* clock.now;
      const comment = { id, client: client.id, coach: coach.id, isCoach: true, date, text, at };
      yield* comments
        .add({ ...comment, ...(entry === undefined ? {} : { entry }) }, yield* mailTo(client, coach, date, at))
        .pipe(Effect.catchTag("CoachGrantNotFound", () => Effect.fail<ClientNotFound>({ _tag: "ClientNotFound" })));
    }),

    /** By the client, to a coach of theirs. */
    answer: Effect.fn("AnswerCoach")(function* (
      client: Member,
      { id, username, date, entry, text: given }: WrittenComment,
    ): Effect.fn.Return<void, CoachGrantNotFound | CoachCommentRefused | CoachDayIsFull | FieldRefused> {
      const text = yield* fromResult(checkCoachComment(given));
      const found = username.includes("@") ? undefined : yield* members.byLogin(username);
      if (found === undefined) return yield* Effect.fail<CoachGrantNotFound>({ _tag: "CoachGrantNotFound" });
      yield* checkEntry(client, date, entry);
      const at = yield* clock.now;
      const comment = { id, client: client.id, coach: found.member.id, isCoach: false, date, text, at };
      yield* comments.add({ ...comment, ...(entry === undefined ? {} : { entry }) }, []);
    }),

    /** W495: a coach reads their own comments of a client's day, and the answers. */
    readOfClient: (
      coach: Member,
      { username, date }: { readonly username: string; readonly date: CalendarDate },
    ): Effect.Effect<readonly CoachComment[], ClientNotFound> =>
      Effect.gen(function* () {
        const { id: client } = yield* open({ coach: coach.id, username, scope: "days", date });
        const reader = { client, coach: coach.id };
        const found = yield* comments.ofDay(reader, date, yield* clock.now);
        if (found.some(({ isNew }) => isNew)) yield* comments.markRead(reader, date);
        return found;
      }),

    /** W495: a client reads what all coaches wrote about a day. */
    readOwn: (client: Member, date: CalendarDate): Effect.Effect<readonly CoachComment[]> =>
      Effect.gen(function* () {
        const reader = { client: client.id };
        const found = yield* comments.ofDay(reader, date, yield* clock.now);
        if (found.some(({ isNew }) => isNew)) yield* comments.markRead(reader, date);
        return found;
      }),

    readCommentedDays: (client: Member) => Effect.flatMap(clock.now, (now) => comments.days(client.id, now)),

    hideComment: (client: Member, id: string): Effect.Effect<void, CoachCommentNotFound> =>
      comments.hide(client.id, id),

    reportComment: Effect.fn("ReportCoachComment")(function* (
      client: Member,
      report: { readonly id: string; readonly comment: string; readonly reason: ReportReason; readonly text: string },
    ): Effect.fn.Return<void, CoachCommentNotFound | ReportRefused> {
      const text = yield* fromResult(checkReportText(report.text));
      yield* comments.report(client.id, { ...report, text, at: yield* clock.now });
    }),
  };
};
