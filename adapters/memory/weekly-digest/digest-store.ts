import type { DigestStore } from "@morsel/application/weekly-digest/digest-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { addJobs } from "../jobs/jobs-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

/** The last week that was sent. */
const sentTable = memoryTable(() => new Map<MemberId, CalendarDate>());

export const makeMemoryDigestStore = (state: MemoryState): DigestStore => ({
  send: (member, week, { mail, next }) =>
    Effect.sync(() => {
      const sent = state.of(sentTable);
      const before = sent.get(member);
      const isFirst = before === undefined || before < week;
      if (isFirst) sent.set(member, week);
      addJobs(state, isFirst ? [...mail, next] : [next]);
      return isFirst;
    }),
});
