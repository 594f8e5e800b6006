import { instantCell } from "@morsel/domain/export";
import * as Effect from "effect/Effect";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { CoachStore, LookPlace } from "./coach-store.ts";
import type { CoachCommentStore } from "./comment-store.ts";

const AT_ONCE = 100;

/** W155: access that stands, who looked at what, and what was said about days. */
export const makeCoachExport =
  ({
    coaches,
    comments,
  }: {
    readonly coaches: Pick<CoachStore, "given" | "looks">;
    readonly comments: Pick<CoachCommentStore, "ofClient">;
  }): ExportFiles =>
  ({ id }) => [
    {
      name: "coaches.csv",
      columns: ["id", "coach", "scopes", "created_at_utc", "expires_at_utc"],
      first: Effect.map(coaches.given(id, 0), (grants) => ({
        rows: grants.map(({ id: grant, username, scopes, createdAt, expiresAt }) => [
          grant,
          username,
          scopes.join(" "),
          instantCell(createdAt),
          instantCell(expiresAt),
        ]),
      })),
    },
    {
      name: "coach_views.csv",
      columns: ["at_utc", "coach", "part", "day"],
      first: paginate(
        AT_ONCE,
        (after: LookPlace | undefined, limit) =>
          coaches.looks(id, { limit, ...(after === undefined ? {} : { after }) }),
        (last): LookPlace => ({ at: last.at, id: last.id }),
        ({ at, username, scope, date }) => [[instantCell(at), username, scope, date]],
      ),
    },
    {
      name: "coach_comments.csv",
      columns: ["id", "day", "entry", "coach", "is_by_coach", "written_at_utc", "text"],
      first: paginate(
        AT_ONCE,
        (after: string | undefined, limit) => comments.ofClient(id, { after: after ?? "", limit }),
        (last) => last.id,
        ({ id: comment, date, entry, coach, isCoach, at, text }) => [
          [comment, date, entry, coach, String(isCoach), instantCell(at), text],
        ],
      ),
    },
  ];
