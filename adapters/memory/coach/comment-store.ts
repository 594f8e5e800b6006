import type { CoachGrantNotFound, CoachStore } from "@morsel/application/coach/coach-store";
import type {
  CoachComment,
  CoachCommentNotFound,
  CoachCommentStore,
  CommentReader,
  NewCoachComment,
} from "@morsel/application/coach/comment-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import { checkCoachDay, mayHideComment, type CoachDayIsFull } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { addReport, hasReport, reportsOf } from "../social/report-table.ts";

type Row = NewCoachComment & { readonly isRead: boolean; readonly isHidden: boolean };

const commentTable = memoryTable(() => new Map<string, Row>());

const keyOf = ({ client, id }: Pick<Row, "client" | "id">): string => `${client} ${id}`;
const inOrder = (a: Row, b: Row): number => a.at - b.at || (a.id < b.id ? -1 : 1);
const commentNotFound = Effect.fail<CoachCommentNotFound>({ _tag: "CoachCommentNotFound" });

/** Each method runs in one go, as a transaction would. */
export const makeMemoryCoachCommentStore = (
  state: MemoryState,
  coaches: Pick<CoachStore, "received">,
): CoachCommentStore => {
  const table = () => state.of(commentTable);
  const rows = () => [...table().values()];
  const nameOf = (coach: MemberId): string => state.of(membersTable).get(coach)?.member.username ?? "";
  const isShared = (client: MemberId, coach: MemberId, now: number): Effect.Effect<boolean> =>
    Effect.map(coaches.received(coach, now, client), (grants) => grants.some(({ scopes }) => scopes.includes("days")));
  const standing = (found: readonly Row[], now: number): Effect.Effect<readonly Row[]> =>
    Effect.filter(found, ({ client, coach }) => isShared(client, coach, now));
  const isFor = ({ isCoach, isRead }: Row, reader: Pick<CommentReader, "coach">): boolean =>
    !isRead && isCoach === (reader.coach === undefined);
  const shown =
    (reader: Pick<CommentReader, "coach">) =>
    (row: Row): CoachComment => {
      const { id, coach, isCoach, date, entry, text, at } = row;
      const about = entry === undefined ? {} : { entry };
      return { id, coach: nameOf(coach), isCoach, date, ...about, text, at, isNew: isFor(row, reader) };
    };
  const said = (client: MemberId, id: string): Row | undefined => {
    const row = table().get(keyOf({ client, id }));
    return row !== undefined && mayHideComment(row) ? row : undefined;
  };
  return {
    add: (comment, jobs) =>
      Effect.gen(function* (): Effect.fn.Return<void, CoachGrantNotFound | CoachDayIsFull> {
        if (table().has(keyOf(comment))) return;
        const { client, coach, date, at } = comment;
        if (!(yield* isShared(client, coach, at)))
          return yield* Effect.fail<CoachGrantNotFound>({ _tag: "CoachGrantNotFound" });
        const between = rows().filter((row) => row.client === client && row.coach === coach);
        yield* fromResult(checkCoachDay(between.filter((row) => row.date === date).length));
        table().set(keyOf(comment), { ...comment, isRead: false, isHidden: false });
        if (!between.some((row) => isFor(row, {}))) addJobs(state, jobs);
      }),
    ofDay: (reader, date, now) =>
      Effect.map(
        standing(
          rows().filter(
            (row) =>
              row.client === reader.client &&
              row.date === date &&
              (reader.coach === undefined ? !row.isHidden : row.coach === reader.coach),
          ),
          now,
        ),
        (found) => found.toSorted(inOrder).map(shown(reader)),
      ),
    markRead: (reader, date) =>
      Effect.sync(() => {
        for (const row of rows())
          if (
            row.client === reader.client &&
            row.date === date &&
            isFor(row, reader) &&
            (reader.coach === undefined || row.coach === reader.coach)
          )
            table().set(keyOf(row), { ...row, isRead: true });
      }),
    days: (client, now) =>
      Effect.map(
        standing(
          rows().filter((row) => row.client === client && !row.isHidden),
          now,
        ),
        (found) =>
          [...Map.groupBy(found, ({ date }) => date)]
            .map(([date, of]) => ({ date, unread: of.filter((row) => isFor(row, {})).length }))
            .toSorted((a, b) => (a.date < b.date ? 1 : -1)),
      ),
    waiting: (coach, now) =>
      Effect.map(
        standing(
          rows().filter((row) => row.coach === coach && isFor(row, { coach })),
          now,
        ),
        (found) =>
          [...Map.groupBy(found, ({ client }) => client)].map(([client, of]) => ({
            client,
            unread: of.length,
            date: of.map(({ date }) => date).reduce((first, date) => (date < first ? date : first)),
          })),
      ),
    hide: (client, id) =>
      Effect.suspend(() => {
        const row = said(client, id);
        if (row === undefined) return commentNotFound;
        return Effect.sync(() => void table().set(keyOf(row), { ...row, isHidden: true, isRead: true }));
      }),
    report: (client, { id, comment, reason, text, at }) =>
      Effect.suspend(() => {
        if (hasReport(state, client, id)) return Effect.void;
        const row = said(client, comment);
        if (row === undefined) return commentNotFound;
        const report = {
          id,
          kind: "coach_comment",
          thing: comment,
          by: client,
          about: row.coach,
          reason,
          text,
          at,
        } as const;
        return Effect.sync(() => addReport(state, { ...report, reported: { words: row.text } }));
      }),
    reports: (limit) => Effect.sync(() => reportsOf(state, "coach_comment", limit)),
    ofClient: (client, { after, limit }) =>
      Effect.sync(() =>
        rows()
          .filter((row) => row.client === client && row.id > after)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit)
          .map(shown({})),
      ),
    forgetEnded: (now) =>
      Effect.map(standing(rows(), now), (found) => {
        const kept = new Set(found.map(keyOf));
        const gone = rows().filter((row) => !kept.has(keyOf(row)));
        for (const row of gone) table().delete(keyOf(row));
        return gone.length;
      }),
    leave: (coach) =>
      Effect.sync(() => {
        for (const row of rows()) if (row.coach === coach) table().delete(keyOf(row));
      }),
  };
};
