import type { CalendarDate } from "@morsel/domain/calendar";
import type { DayFigures } from "@morsel/domain/diary";
import type { CoachDayIsFull, CoachLinkRefused, CoachScope, ReportReason } from "@morsel/domain/social";
import type { Effect } from "effect";
import type { SharedDay } from "../../diary-sharing/shared-day.ts";
import type { FieldRefused, RetryableRefusal, TooManyTries } from "../../platform/refusals.ts";
import { token } from "../../platform/token.ts";
import type { ClientNotFound } from "../client-access.ts";
import type { CoachGrantNotFound, TooManyCoaches } from "../coach-store.ts";
import type { WrittenComment } from "../comment-cases.ts";
import type { CoachComment, CoachCommentNotFound, CommentedDay } from "../comment-store.ts";
import type { ClientWeight, CoachClient } from "../read-client.ts";
import type { CoachLinkPreview, GivenGrant, LookPage } from "../use-cases.ts";

type Writing = FieldRefused | TooManyTries | RetryableRefusal;
type Reading<A> = Effect.Effect<A, ClientNotFound | FieldRefused | RetryableRefusal>;

/** Calls of clients and of coaches. */
export interface CoachClientPort {
  readonly grants: Effect.Effect<readonly GivenGrant[], RetryableRefusal>;
  readonly grant: (
    id: string,
    scopes: readonly CoachScope[],
    days: number,
  ) => Effect.Effect<readonly GivenGrant[], TooManyCoaches | RetryableRefusal>;
  /** By the client or by the coach. */
  readonly end: (id: string) => Effect.Effect<void, CoachGrantNotFound | RetryableRefusal>;
  readonly looks: (cursor: string | undefined) => Effect.Effect<LookPage, FieldRefused | RetryableRefusal>;
  readonly preview: (code: string) => Effect.Effect<CoachLinkPreview, CoachLinkRefused | RetryableRefusal>;
  readonly accept: (code: string) => Effect.Effect<void, CoachLinkRefused | RetryableRefusal>;
  readonly clients: Effect.Effect<readonly CoachClient[], RetryableRefusal>;
  readonly day: (username: string, date: CalendarDate) => Reading<SharedDay>;
  readonly body: (username: string) => Reading<readonly ClientWeight[]>;
  readonly report: (username: string) => Reading<readonly DayFigures[]>;
  /** SO43: by the coach, about a day of a client's. */
  readonly clientComments: (username: string, date: CalendarDate) => Reading<readonly CoachComment[]>;
  readonly comment: (comment: WrittenComment) => Effect.Effect<void, ClientNotFound | CoachDayIsFull | Writing>;
  /** Comments of one's own coaches, and the days that have some. */
  readonly commentDays: Effect.Effect<readonly CommentedDay[], RetryableRefusal>;
  readonly comments: (date: CalendarDate) => Effect.Effect<readonly CoachComment[], RetryableRefusal>;
  readonly answer: (comment: WrittenComment) => Effect.Effect<void, CoachGrantNotFound | CoachDayIsFull | Writing>;
  readonly hideComment: (id: string) => Effect.Effect<void, CoachCommentNotFound | RetryableRefusal>;
  readonly reportComment: (report: {
    readonly id: string;
    readonly comment: string;
    readonly reason: ReportReason;
    readonly text: string;
  }) => Effect.Effect<void, CoachCommentNotFound | Writing>;
}

export const CoachClientPort = token<CoachClientPort>("CoachClient");
