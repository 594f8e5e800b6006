import type { CalendarDate } from "@morsel/domain/calendar";
import { completenessOf, type Completeness, type DiaryEntry, type Slot } from "@morsel/domain/diary";
import type { ExerciseEntry } from "@morsel/domain/exercise";
import type { DayView } from "../diary/diary-view.ts";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiarySettingsStore } from "../diary-settings/diary-settings-store.ts";
import type { DiaryUseCases } from "../diary/use-cases.ts";
import { publishDays } from "../diary/published-days.ts";
import type { FoodCatalogue } from "../foods/food-catalogue.ts";
import { asOthersRead } from "../reports/read-printable.ts";
import type { ReportStore } from "../reports/report-store.ts";
import type { DiaryAccess, DiaryAccessRequest, DiaryNotShared } from "../social/diary-access.ts";

/** A day of a diary as others read it. */
export type SharedDay = {
  readonly username: string;
  readonly isOwn: boolean;
  readonly date: CalendarDate;
  /** The owner's meals, as they are called. */
  readonly slots: readonly Slot[];
  readonly completeness: Completeness;
  readonly entries: readonly DiaryEntry[];
  readonly exercise: readonly ExerciseEntry[];
  /** Absent where the owner's profile does not show goals. */
  readonly budget?: Pick<DayView, "goal" | "exerciseEnergy" | "exerciseShares">;
};

export type SharedDayRequest = DiaryAccessRequest & { readonly date: CalendarDate };

export type PublishDayPorts = {
  readonly days: Pick<DiaryUseCases, "readDay">;
  readonly settings: Pick<DiarySettingsStore, "of">;
  readonly catalogue: Pick<FoodCatalogue, "byIds">;
  readonly reports: Pick<ReportStore, "exercises">;
};

export type SharedDayPorts = PublishDayPorts & { readonly access: DiaryAccess };

/** A day of a member's, as somebody reads it who may. */
export type PublishedDayRequest = {
  readonly owner: Member;
  readonly isOwn: boolean;
  readonly seesGoals: boolean;
  readonly date: CalendarDate;
};

/** W480: on the path by which the owner reads it; who may is decided before. */
export const makePublishDay = ({ days, settings, catalogue, reports }: PublishDayPorts) =>
  Effect.fn("PublishDay")(function* ({
    owner,
    isOwn,
    seesGoals,
    date,
  }: PublishedDayRequest): Effect.fn.Return<SharedDay> {
    const [view, { slots }, exercise] = yield* Effect.all(
      [days.readDay({ member: owner, date }), settings.of(owner.id), reports.exercises(owner.id, date, date)],
      { concurrency: "unbounded" },
    );
    const published = yield* publishDays(catalogue, [view.day]);
    const { goal, exerciseEnergy, exerciseShares } = view;
    return {
      username: owner.username,
      isOwn,
      date,
      slots,
      completeness: completenessOf(view.day),
      entries: published.flatMap(({ entries }) => entries),
      exercise: exercise.map(asOthersRead),
      ...(seesGoals
        ? { budget: { goal, exerciseEnergy, ...(exerciseShares === undefined ? {} : { exerciseShares }) } }
        : {}),
    };
  });

/** W480 */
export const makeReadSharedDay = ({ access, ...ports }: SharedDayPorts) => {
  const publishDay = makePublishDay(ports);
  return ({ date, ...asked }: SharedDayRequest): Effect.Effect<SharedDay, DiaryNotShared> =>
    Effect.flatMap(access(asked), ({ owner, isOwn, visible }) =>
      publishDay({ owner, isOwn, seesGoals: visible.includes("goals"), date }),
    );
};
