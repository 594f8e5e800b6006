import { type NoticeStore, type PremiumNotice } from "@morsel/application/membership/notices/notice-store";
import type { MemberId } from "@morsel/domain/identity";
import { trialUntil, endedKey, trialKey } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { subscriptionTable } from "./subscription-table.ts";

const noticeTable = memoryTable(() => new Map<MemberId, Set<string>>());

const wasTold = (state: MemoryState, member: MemberId, key: string): boolean =>
  state.of(noticeTable).get(member)?.has(key) === true;

export const keepNotices = (state: MemoryState, member: MemberId, notices: readonly PremiumNotice[] = []): void => {
  for (const { key, mail } of notices) {
    if (wasTold(state, member, key)) continue;
    state.of(noticeTable).set(member, new Set(state.of(noticeTable).get(member)).add(key));
    addJobs(state, [mail]);
  }
};

export const makeMemoryNoticeStore = (state: MemoryState): NoticeStore => ({
  tell: (member, notice) => Effect.sync(() => keepNotices(state, member, [notice])),
  trialsEnding: (now, until, limit) =>
    Effect.sync(() =>
      [...state.of(subscriptionTable)]
        .flatMap(([member, rows]) =>
          [...rows.values()].flatMap(({ id, state: known }) =>
            known === undefined ? [] : [{ member, id, state: known }],
          ),
        )
        .filter(({ member, id, state: known }) => {
          const end = trialUntil(known);
          return end > now && end <= until && !wasTold(state, member, trialKey(id));
        })
        .slice(0, limit),
    ),
  premiumEnded: (from, now, limit) =>
    Effect.sync(() =>
      [...state.of(membersTable)]
        .flatMap(([member, { member: known }]) => {
          const { until = 0, gymUntil = 0 } = known.premium ?? {};
          const hasEnded = until > 0 && until > from && until <= now && gymUntil <= now;
          return hasEnded && !wasTold(state, member, endedKey(until)) ? [{ member, until }] : [];
        })
        .slice(0, limit),
    ),
});
