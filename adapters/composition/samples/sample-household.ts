import { FridgeUseCases } from "@morsel/application/fridge/use-cases";
import { HouseholdUseCases } from "@morsel/application/household/use-cases";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { RecipeStore } from "@morsel/application/recipes/recipe-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { sampleRecipes } from "../../memory/recipes/sample-recipes.ts";
import type { MemoryWorld } from "../memory-world.ts";

const idOf = (n: number): string => `019cdb01-0000-7000-8000-${String(n).padStart(12, "0")}`;
const SERVING = "serving" as ServingId;

/** A second member, who invites the one who looks, or lives with them: shares a recipe, and has cooked. */
export const setUpSampleHousehold = Effect.fnUntraced(function* (
  world: MemoryWorld,
  me: MemberId,
  signUp: SignUpRequest,
  today: CalendarDate,
  isIn: boolean,
) {
  const household = world.get(HouseholdUseCases);
  const fridge = world.get(FridgeUseCases);
  const { member: kim } = yield* world.get(IdentityUseCases).signUp({
    ...signUp,
    email: "kim@example.org",
    username: "kim",
  });
  yield* household.found(kim.id, idOf(1) as HouseholdId, "Elm Street 4");
  yield* household.invite({ member: kim.id, id: idOf(2) as InvitationId, username: signUp.username });
  if (!isIn) return;
  yield* household.accept(me, { id: idOf(2) as InvitationId });
  yield* household.handOver(kim.id, me);
  yield* household.invite({ member: me, id: idOf(3) as InvitationId });
  const [recipe] = sampleRecipes;
  if (recipe === undefined) return;
  const stew = { ...recipe, id: idOf(4) as FoodId, title: "Kim’s Sunday pancakes" };
  yield* world.get(RecipeStore).save(kim.id, stew);
  yield* household.share({ member: kim.id, kind: "recipe", id: stew.id, isShared: true });
  yield* fridge.splitDish({
    member: kim.id,
    id: idOf(5),
    foodId: stew.id,
    servings: 4,
    grams: 560,
    date: today,
    meal: "lunch",
    portions: [
      { id: idOf(6) as EntryId, member: kim.id, amount: 1, serving: SERVING },
      { id: idOf(7) as EntryId, member: me, amount: 1, serving: SERVING },
    ],
    isSure: false,
  });
});
