import { ExerciseClient } from "@morsel/application/exercise/client/exercise-client";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { AppContext } from "./app-context.ts";

type Register = (context: AppContext) => Promise<void>;

/** By the key of its commands: how a concept registers to send them, whether or not a page of it is open. One entry for each. */
export const RESUMABLE: Readonly<Record<string, Register>> = {
  diary: async ({ queries, diary }) => {
    const { registerDiaryMutations } = await import("../logging/diary-mutations.ts");
    registerDiaryMutations(queries, diary);
  },
  hydration: async ({ queries, hydration }) => {
    const { registerHydrationMutations } = await import("../features/hydration/water-mutations.ts");
    registerHydrationMutations(queries, hydration);
  },
  exercise: async ({ queries, provide }) => {
    const [{ registerExerciseMutations }, { exercise }] = await Promise.all([
      import("../features/exercise/exercise-mutations.ts"),
      provide({ exercise: ExerciseClient }, () => import("./clients/exercise.ts")),
    ]);
    registerExerciseMutations(queries, exercise);
  },
  measurements: async ({ queries, provide }) => {
    const [{ registerMeasurementMutations }, { measurements }] = await Promise.all([
      import("../features/measurements/measurement-mutations.ts"),
      provide({ measurements: MeasurementsClient }, () => import("./clients/measurements.ts")),
    ]);
    registerMeasurementMutations(queries, measurements);
  },
  "meal-command": async ({ queries, provide }) => {
    const [{ registerMealMutations }, { meals }] = await Promise.all([
      import("../features/meals/meal-mutations.ts"),
      provide({ meals: MealsClient }, () => import("./clients/meals.ts")),
    ]);
    registerMealMutations(queries, meals);
  },
  "own-food-command": async ({ queries, provide }) => {
    const [{ registerOwnFoodMutations }, { ownFoods }] = await Promise.all([
      import("../features/own-foods/own-food-mutations.ts"),
      provide({ ownFoods: OwnFoodsClient }, () => import("./clients/own-foods.ts")),
    ]);
    registerOwnFoodMutations(queries, ownFoods);
  },
};
