import { ConsentStore } from "@morsel/application/consent/consent-store";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { ExpenditureStore } from "@morsel/application/expenditure/expenditure-store";
import { ExportArchive, makeExportArchive } from "@morsel/application/export/export-archive";
import { makeReadTurns, ReadTurns } from "@morsel/application/platform/read-turns";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { MealStore } from "@morsel/application/meals/meal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { ReportStore } from "@morsel/application/reports/report-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { AccountStore } from "@morsel/application/account/account-store";
import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { StepStore } from "@morsel/application/exercise/step-store";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { OwnFoodStore } from "@morsel/application/own-foods/own-food-store";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { RecipePictureStore } from "@morsel/application/recipes/recipe-pictures";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import { ExportFiles } from "@morsel/application/platform/export-file";
import { moduleOf } from "../../container.ts";

const ports = {
  contributed: ExportFiles,
  reports: ReportStore,
  diary: DiaryStore,
  water: WaterStore,
  measurements: MeasurementStore,
  goals: GoalStore,
  meals: MealStore,
  own: OwnExerciseStore,
  settings: DiarySettingsStore,
  account: AccountStore,
  types: MeasurementTypeStore,
  foods: MemberFoods,
  routines: RoutineStore,
  steps: StepStore,
  ownFoods: OwnFoodStore,
  recipes: RecipeStore,
  favourites: FavouriteStore,
  photos: PhotoStore,
  pictures: RecipePictureStore,
  consents: ConsentStore,
  expenditure: ExpenditureStore,
  turns: ReadTurns,
  entitlements: Entitlements,
};

/** The same over every kind of storage. */
export const dataExport = moduleOf(({ provide }) => {
  provide(ReadTurns, {}, makeReadTurns);
  provide(ExportArchive, ports, makeExportArchive);
});
