import type { Decision, ModerationStore, OpenReport } from "@morsel/application/moderation/moderation-store";
import { moderationQueue } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { audited } from "../admin/admin-table.ts";
import { banTable, postTable } from "../forum/forum-tables.ts";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { addReport, openReports, settleReport } from "../social/report-table.ts";

const decisionTable = memoryTable(() => new Map<string, Decision & { readonly appealedAt?: number }>());

export const makeMemoryModerationStore = (state: MemoryState): ModerationStore => {
  const decisions = () => state.of(decisionTable);
  const nameOf = (id: MemberId): string | undefined => state.of(membersTable).get(id)?.member.username;
  const open = (): readonly OpenReport[] =>
    openReports(state).map((report) => {
      const [byName, aboutName] = [nameOf(report.by), nameOf(report.about)];
      return {
        ...report,
        ...(byName === undefined ? {} : { byName }),
        ...(aboutName === undefined ? {} : { aboutName }),
      };
    });
  const take = ({ act, thing, about, reason, until, at }: Decision, isUndone: boolean): void => {
    const post = state.of(postTable).get(thing);
    if (act === "hide" && post !== undefined) state.of(postTable).set(thing, { ...post, isHidden: !isUndone });
    if (act !== "ban") return;
    const now = state.of(banTable).get(about);
    if (!isUndone) state.of(banTable).set(about, { reason, until, at });
    else if (now?.at === at && now.reason === reason) state.of(banTable).delete(about);
  };
  return {
    queue: ({ limit, after }) =>
      Effect.sync(() =>
        moderationQueue(
          openReports(state).map(({ kind, thing, about, by, reason, at }) => ({
            about: { kind, id: thing, author: about },
            by,
            reason,
            at,
            isOpen: true,
          })),
          after,
        )
          .slice(0, limit)
          .map(({ about: { kind, id }, reports, at }) => ({ kind, id, reports, at })),
      ),
    openOf: (kind, thing) => Effect.sync(() => open().filter((one) => one.kind === kind && one.thing === thing)),
    reportFood: (by, report) => Effect.sync(() => addReport(state, { ...report, by, kind: "food" })),
    decide: (decision, entry) =>
      Effect.sync(() =>
        audited(state, entry, () => {
          decisions().set(decision.id, decision);
          for (const report of open())
            if (report.kind === decision.kind && report.thing === decision.thing) settleReport(state, report);
          take(decision, false);
        }),
      ),
    decision: (id) => Effect.sync(() => decisions().get(id)),
    about: (member, limit) =>
      Effect.sync(() =>
        [...decisions().values()]
          .filter(({ about, act }) => about === member && act !== "dismiss")
          .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
          .slice(0, limit),
      ),
    appeals: (limit) =>
      Effect.sync(() =>
        [...decisions().values()]
          .filter(({ appeal, answer }) => appeal !== undefined && answer === undefined)
          .toSorted((a, b) => (a.appealedAt ?? 0) - (b.appealedAt ?? 0))
          .slice(0, limit)
          .map((decision) => {
            const aboutName = nameOf(decision.about);
            return aboutName === undefined ? decision : { ...decision, aboutName };
          }),
      ),
    appeal: (member, id, text, at) =>
      Effect.sync(() => {
        const found = decisions().get(id);
        if (found?.about === member && found.appeal === undefined && found.act !== "dismiss")
          decisions().set(id, { ...found, appeal: text, appealedAt: at });
      }),
    answer: (decision, { isUpheld, reason }, entry) =>
      Effect.sync(() =>
        audited(state, entry, () => {
          const found = decisions().get(decision.id);
          if (found === undefined || found.answer !== undefined) return;
          decisions().set(decision.id, { ...found, answer: { isUpheld, reason } });
          if (!isUpheld) take(decision, true);
        }),
      ),
  };
};
