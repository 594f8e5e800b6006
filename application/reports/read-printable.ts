import { addDays, daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import { completenessOf, type Completeness, type DiaryEntry, type Slot } from "@morsel/domain/diary";
import type { ExerciseEntry } from "@morsel/domain/exercise";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import type { DiaryStore } from "../diary/diary-store.ts";
import { publishDays } from "../diary/published-days.ts";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import { measuredDays } from "./measured-days.ts";
import type { DiaryAccess, DiaryNotShared } from "../social/diary-access.ts";
import type { ReportStore } from "./report-store.ts";

/** A day as it is printed; a note and a weight are the owner's alone. */
export type PrintableDay = {
  readonly date: CalendarDate;
  readonly completeness: Completeness;
  readonly entries: readonly DiaryEntry[];
  readonly exercise: readonly ExerciseEntry[];
  readonly note?: string;
  readonly weightKg?: number;
};

export type PrintableDiary = {
  readonly username: string;
  readonly isOwn: boolean;
  /** The owner's meals, as they are called. */
  readonly slots: readonly Slot[];
  readonly days: readonly PrintableDay[];
};

export type ReadPrintable = (request: {
  readonly username: string;
  readonly reader: MemberId | undefined;
  readonly key?: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}) => Effect.Effect<PrintableDiary, DiaryNotShared | FieldRefused>;

/** W154: so many days are answered at once; who prints more asks again for the next ones. */
export const PRINTABLE_DAYS_MAX = 31;

export type PrintablePorts = {
  readonly access: DiaryAccess;
  readonly catalogue: Pick<FoodCatalogue, "byIds">;
  readonly settings: DiarySettingsStore;
  readonly diary: DiaryStore;
  readonly reports: ReportStore;
  readonly measurements: MeasurementStore;
};

/** W154: what was done, without its note and the body weight by which its energy is reckoned. */
export const asOthersRead = (entry: ExerciseEntry): ExerciseEntry => {
  if (entry.kind === "strength") return { ...entry, note: "" };
  const { ownNet: _, ...rest } = entry;
  return { ...rest, note: "", weightKg: 0 };
};

/** W153, W154: some days of somebody's diary, for paper. */
export const makeReadPrintable =
  (ports: PrintablePorts): ReadPrintable =>
  (request) =>
    Effect.gen(function* () {
      const { from, to } = request;
      if (from > to) return yield* refuseField("from", `${to} or earlier`);
      if (daysBetween(from, to) >= PRINTABLE_DAYS_MAX)
        return yield* refuseField("to", `${addDays(from, PRINTABLE_DAYS_MAX - 1)} or earlier`);
      const { owner, isOwn } = yield* ports.access(request);
      const { slots } = yield* ports.settings.of(owner.id);
      const kept = yield* ports.diary.days(owner.id, from, to);
      const days = isOwn ? kept : yield* publishDays(ports.catalogue, kept);
      const done = Map.groupBy(yield* ports.reports.exercises(owner.id, from, to), ({ date }) => date);
      const weighed = isOwn ? yield* measuredDays(ports.measurements, owner.id, "Weight", from) : [];
      const weights = new Map(weighed.map(({ date, value }) => [date, value]));
      return {
        username: owner.username,
        isOwn,
        slots,
        days: days.map((day): PrintableDay => {
          const weightKg = weights.get(day.date);
          return {
            date: day.date,
            completeness: completenessOf(day),
            entries: day.entries,
            exercise: (done.get(day.date) ?? []).map((entry) => (isOwn ? entry : asOthersRead(entry))),
            ...(isOwn && day.note !== "" ? { note: day.note } : {}),
            ...(weightKg === undefined ? {} : { weightKg }),
          };
        }),
      };
    });
