import { FoodCatalogue } from "@morsel/application/foods/food-catalogue";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { ExerciseStore } from "@morsel/application/exercise/exercise-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { DiaryAccess } from "@morsel/application/social/diary-access";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { makeMemberWeekStart } from "@morsel/application/diary-settings/member-week-start";
import { makeReportsUseCases } from "@morsel/application/reports/use-cases";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { exerciseEntry, type ExerciseEntry } from "@morsel/domain/exercise";
import type { Goals } from "@morsel/domain/goals";
import type { Member } from "@morsel/domain/identity";
import type { MeasurementId } from "@morsel/domain/measurements";
import { Effect } from "effect";
import { randomUUID } from "node:crypto";
import { dateOf } from "../../arbitraries/diary.ts";
import { RUNNING } from "../../arbitraries/exercise.ts";
import { aMember, aQuickAdd, run, someGoals } from "../../contract/stores.ts";
import { memoryStores } from "../../support/stores.ts";

/** A Thursday. */
export const TODAY = dateOf("2026-03-05");
export const day = (n: number): CalendarDate => addDays(TODAY, n);

export const newcomer = async (goals: Goals = someGoals({ effectiveFrom: dateOf("2026-02-01") })) => {
  const stores = memoryStores();
  const member: Member = aMember();
  await run(stores.members.create(member, "$argon2id$hash", goals));
  const measurements = stores.get(MeasurementStore);
  const first = await run(measurements.newest(member.id, "Weight", { limit: 9 }));
  await run(
    measurements.remove(
      member.id,
      first.map(({ id }) => id),
    ),
  );
  const useCases = makeReportsUseCases({
    reports: stores.get(ReportStore),
    diary: stores.get(DiaryStore),
    goals: stores.get(GoalStore),
    water: stores.get(WaterStore),
    measurements: stores.get(MeasurementStore),
    access: stores.get(DiaryAccess),
    catalogue: stores.get(FoodCatalogue),
    settings: stores.settings,
    today: () => Effect.succeed(TODAY),
    weekStart: makeMemberWeekStart({ settings: stores.settings }),
  });
  const eat = (n: number, ...kcal: readonly number[]) =>
    run(
      stores.diary.add(
        member.id,
        kcal.map((energy) => aQuickAdd({ date: day(n), facts: { energy } })),
      ),
    );
  const mark = (n: number, completeness: "complete" | "fasted") =>
    run(stores.diary.updateDay(member.id, { date: day(n), note: "", completeness, version: 1 }));
  const exercise = async (n: number, minutes: number) => {
    const id = randomUUID() as ExerciseEntry["id"];
    const entry = exerciseEntry(RUNNING, { id, date: day(n), loggedAt: 1 as never, weightKg: 80 }, { minutes });
    if (!entry.ok) throw new Error(entry.error._tag);
    await run(stores.get(ExerciseStore).add(member.id, day(n), [entry.value]));
  };
  const weigh = (n: number, kg: number) =>
    run(
      measurements.log(member.id, [
        { id: randomUUID() as MeasurementId, type: "Weight", date: day(n), value: kg, version: 1 },
      ]),
    );
  return { stores, member, useCases, eat, mark, exercise, weigh };
};
