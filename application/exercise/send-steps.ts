import {
  CSV_SOURCE,
  type DatedCount,
  checkStepCount,
  type SentCount,
  type StepsRefused,
} from "@morsel/domain/exercise";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberToday } from "../diary-settings/member-today.ts";
import { checkDay } from "../measurements/log-measurements.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { type StepDayIsFull, type StepImportNotFound, type StepStore } from "./step-store.ts";

/** How many days are written in one transaction: others are let in between. */
const DAYS_AT_ONCE = 25;

type SendPorts = { readonly steps: StepStore; readonly today: MemberToday; readonly clock: Clock };
type Refused = FieldRefused | StepsRefused | StepDayIsFull;

const checked = (ports: SendPorts, member: Member, counts: readonly SentCount[], source: string) =>
  Effect.gen(function* () {
    const today = yield* ports.today(member);
    const all: DatedCount[] = [];
    for (const { date, ...count } of counts) {
      yield* checkDay(member, today, date);
      all.push({ date, ...(yield* fromResult(checkStepCount({ ...count, source }))) });
    }
    return [...Map.groupBy(all, (count) => count.date).values()];
  });

/** W343: what devices send; all of it is checked before any is written. */
export const makeSendSteps =
  (ports: SendPorts) =>
  ({
    member,
    counts,
    source,
    importId,
  }: {
    readonly member: Member;
    readonly counts: readonly SentCount[];
    readonly source: string;
    readonly importId?: string;
  }): Effect.Effect<number, Refused> =>
    Effect.gen(function* () {
      const days = yield* checked(ports, member, counts, source);
      const now = yield* ports.clock.now;
      const by = importId === undefined ? undefined : { importId, now };
      let changed = 0;
      for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
        changed += yield* ports.steps.put(member.id, days.slice(at, at + DAYS_AT_ONCE).flat(), by);
        yield* Effect.yieldNow;
      }
      return changed;
    });

/** W344: takes back all that an import changed, some days at a time. */
export const makeUndoImport =
  ({ steps }: Pick<SendPorts, "steps">) =>
  ({
    member,
    importId,
  }: {
    readonly member: Member;
    readonly importId: string;
  }): Effect.Effect<void, StepImportNotFound> =>
    Effect.gen(function* () {
      while ((yield* steps.undo(member.id, importId, DAYS_AT_ONCE)) > 0) yield* Effect.yieldNow;
    });

export const importOfFile = (importId: string) => ({ source: CSV_SOURCE, importId });
