import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import type { CoachDayIsFull, ReportReason } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { NewJob } from "../platform/job.ts";
import { token } from "../platform/token.ts";
import type { ContentReport } from "../social/content-report.ts";
import type { CoachGrantNotFound } from "./coach-store.ts";

export type CoachCommentNotFound = { readonly _tag: "CoachCommentNotFound" };

/** A client and a coach. */
export type CoachPair = { readonly client: MemberId; readonly coach: MemberId };

export type NewCoachComment = CoachPair & {
  readonly id: string;
  /** The coach wrote it; else the client. */
  readonly isCoach: boolean;
  readonly date: CalendarDate;
  /** Absent: about the whole day. */
  readonly entry?: string;
  readonly text: string;
  readonly at: number;
};

export type CoachComment = Omit<NewCoachComment, "client" | "coach"> & {
  /** The coach's name, whoever wrote it. */
  readonly coach: string;
  /** W495: the reader has not seen it. */
  readonly isNew: boolean;
};

/** The client reads the comments of all coaches, a coach their own. */
export type CommentReader = { readonly client: MemberId; readonly coach?: MemberId };
export type CommentedDay = { readonly date: CalendarDate; readonly unread: number };
export type WaitingClient = { readonly client: MemberId; readonly unread: number; readonly date: CalendarDate };

/** SO44: no method answers or takes a comment of two between whom no grant of days stands. */
export interface CoachCommentStore {
  /** W494: the jobs are kept where the client has read all that this coach wrote before. */
  readonly add: (
    comment: NewCoachComment,
    jobs: readonly NewJob[],
  ) => Effect.Effect<void, CoachGrantNotFound | CoachDayIsFull>;
  /** The oldest first; without what the client has hidden, if it is the client who reads. */
  readonly ofDay: (reader: CommentReader, date: CalendarDate, now: number) => Effect.Effect<readonly CoachComment[]>;
  /** W495 */
  readonly markRead: (reader: CommentReader, date: CalendarDate) => Effect.Effect<void>;
  /** The latest days first. */
  readonly days: (client: MemberId, now: number) => Effect.Effect<readonly CommentedDay[]>;
  /** A coach's clients whose answers are new, each with the first day of them. */
  readonly waiting: (coach: MemberId, now: number) => Effect.Effect<readonly WaitingClient[]>;
  /** SO45 */
  readonly hide: (client: MemberId, id: string) => Effect.Effect<void, CoachCommentNotFound>;
  /** SO45 */
  readonly report: (
    client: MemberId,
    report: {
      readonly id: string;
      readonly comment: string;
      readonly reason: ReportReason;
      readonly text: string;
      readonly at: number;
    },
  ) => Effect.Effect<void, CoachCommentNotFound>;
  /** For the moderators: the oldest first. */
  readonly reports: (limit: number) => Effect.Effect<readonly ContentReport<{ readonly words: string }>[]>;
  /** All that is in a client's diary, in the order of their ids. */
  readonly ofClient: (
    client: MemberId,
    query: { readonly after: string; readonly limit: number },
  ) => Effect.Effect<readonly CoachComment[]>;
  /** SO44: those between whom no grant of days stands any more; answers how many went. */
  readonly forgetEnded: (now: number) => Effect.Effect<number>;
  /** W493: a coach's account goes. */
  readonly leave: (coach: MemberId) => Effect.Effect<void>;
}

export const CoachCommentStore = token<CoachCommentStore>("CoachCommentStore");
