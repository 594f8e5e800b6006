import type { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { MealsUseCases } from "@morsel/application/meals/use-cases";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import type { MemoryConnection } from "../platform/connection.ts";

export type MealsClientPorts = { readonly connection: MemoryConnection; readonly useCases: MealsUseCases };

/** As many as the page asks for at once. */
const PAGE = 20;

/** The saved meals of whoever is signed in, decided by the same use cases as on the server. */
export const makeMemoryMealsClient = ({ connection: { reach, reachAs }, useCases }: MealsClientPorts): MealsClient => ({
  // The cursors are those that pages gave.
  meals: (query) => reachAs((member) => Effect.orDie(useCases.readMeals({ member, limit: PAGE, ...query }))),
  meal: (id) => reachAs((member) => useCases.readMeal({ member, id })),
  save: (id, meal) => reachAs((member) => Effect.mapError(useCases.saveMeal({ member, id, ...meal }), asFieldRefused)),
  change: (id, change) =>
    reachAs((member) => Effect.mapError(useCases.changeMeal({ member, id, ...change }), asFieldRefused)),
  remove: (id) => reachAs((member) => useCases.markMeal({ member, id, isDeleted: true })),
  link: (id) => reachAs((member) => useCases.mealLink({ member, id })),
  share: (id) => reachAs((member) => useCases.shareMeal({ member, id })),
  unshare: (id) => reachAs((member) => useCases.unshareMeal({ member, id })),
  shared: (token) => reach(useCases.sharedMeal(token)),
  copyShared: (id, token) => reachAs((member) => useCases.copySharedMeal({ member, id, token })),
  restore: (id) => reachAs((member) => useCases.markMeal({ member, id, isDeleted: false })),
});
