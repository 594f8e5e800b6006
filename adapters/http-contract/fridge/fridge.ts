import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { diaryProblems } from "../diary/problems.ts";
import { BareDay, Entry } from "../diary/schemas.ts";
import { foodProblems } from "../foods/problems.ts";
import { householdProblems } from "../household/problems.ts";
import { MyHousehold } from "../household/schemas.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { EntryId, Uuid } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { fridgeProblems } from "./problems.ts";
import { Dish, Fridge, SplitPayload, TakePayload, ThrownPayload } from "./schemas.ts";

const { DishHasLess, DishNotFound, DishVersionConflict, FridgeIsFull, PortionNotFound } = problemSchemas(
  fridgeProblems,
  { DishVersionConflict: { current: Dish } },
);
const { FoodNotFound } = problemSchemas(foodProblems);
const { HouseholdNotFound } = problemSchemas(householdProblems, { HouseholdVersionConflict: { current: MyHousehold } });
const { DayIsFull, ServingUnknown } = problemSchemas(diaryProblems, {
  DayVersionConflict: { current: BareDay },
  EntryVersionConflict: { current: Entry },
});

const success = Fridge;
const ofDish = { params: { id: Uuid } };
const ofPortion = { params: { id: EntryId } };

export class FridgeGroup extends HttpApiGroup.make("fridge")
  .add(
    HttpApiEndpoint.get("fridge", "/", { success }).annotate(Access, "member"),
    HttpApiEndpoint.post("splitDish", "/", {
      payload: SplitPayload,
      success,
      error: [HouseholdNotFound, FoodNotFound, ServingUnknown, FieldRefused, DishHasLess, FridgeIsFull, DayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("takePortion", "/:id/portions", {
      ...ofDish,
      payload: TakePayload,
      success,
      error: [DishNotFound, DishVersionConflict, DishHasLess, ServingUnknown, FieldRefused, DayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("throwAway", "/:id", {
      ...ofDish,
      payload: ThrownPayload,
      success,
      error: [DishNotFound, DishVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("acceptPortion", "/portions/:id", {
      ...ofPortion,
      success,
      error: [PortionNotFound, DayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("giveBackPortion", "/portions/:id", {
      ...ofPortion,
      success,
      error: PortionNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "diary")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/fridge") {}

export { fridgeProblems } from "./problems.ts";
