import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { makeExportArchive } from "@morsel/application/export/export-archive";
import { EXPORT_DAYS_AT_ONCE } from "@morsel/domain/export";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { AccountStore } from "@morsel/application/account/account-store";
import { addDays, daysBetween } from "@morsel/domain/calendar";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { ReadTurns } from "@morsel/application/platform/read-turns";
import { Effect } from "effect";
import { describe, expect, it } from "vitest";
import { aMember, aQuickAdd, MONDAY, run, someGoals } from "../../contract/stores.ts";
import { memoryStores } from "../../support/stores.ts";

describe("an export", () => {
  it("W157 reads no more than some days ahead of what is taken away, and loses none", async () => {
    const stores = memoryStores();
    const member = aMember();
    await run(stores.members.create(member, "$argon2id$hash", someGoals()));
    const days = 200;
    for (let n = 0; n < days; n += 1) await run(stores.diary.add(member.id, [aQuickAdd({ date: addDays(MONDAY, n) })]));
    const reads: number[] = [];
    const files = makeExportArchive({
      contributed: stores.get(ExportFiles),
      reports: stores.get(ReportStore),
      diary: {
        ...stores.diary,
        days: (id, from, to) => {
          reads.push(daysBetween(from, to) + 1);
          return stores.diary.days(id, from, to);
        },
      },
      consents: stores.get(ConsentStore),
      expenditure: stores.get(ExpenditureStore),
      favourites: stores.get(FavouriteStore),
      water: stores.water,
      measurements: stores.get(MeasurementStore),
      goals: stores.goals,
      meals: stores.get(MealStore),
      own: stores.get(OwnExerciseStore),
      settings: stores.settings,
      account: stores.get(AccountStore),
      types: stores.get(MeasurementTypeStore),
      routines: stores.get(RoutineStore),
      steps: stores.get(StepStore),
      ownFoods: stores.get(OwnFoodStore),
      recipes: stores.get(RecipeStore),
      photos: stores.get(PhotoStore),
      turns: stores.get(ReadTurns),
      entitlements: stores.get(Entitlements),
      pictures: stores.get(RecipePictureStore),
      foods: {
        byId: () => Effect.succeed(undefined),
        byIds: () => Effect.succeed([]),
      },
    })(member, 0);
    let rows = 0;
    for await (const { name, text } of files) {
      let taken = 0;
      reads.length = 0;
      for await (const piece of text) {
        if (name === "diary_entries.csv") rows += String(piece).split("\r\n").length - 1;
        taken += 1;
        expect(reads.length).toBeLessThanOrEqual(taken);
      }
      expect(Math.max(0, ...reads)).toBeLessThanOrEqual(EXPORT_DAYS_AT_ONCE);
    }
    expect(rows).toBe(days + 1);
  });
});
