import type { MealLink } from "@morsel/application/meals/share-meal";
import { MealsUseCases } from "@morsel/application/meals/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readItemRequest, writeMeal, writeMealPage } from "../../http-contract/meals/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { replyForId } from "../responses/for-member.ts";

const PAGE = 20;

const asIs = (link: MealLink): MealLink => link;

export const mealsHandlers = defineHandlers("meals", { useCases: MealsUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "meals", (handlers) =>
    handlers
      .handle("meals", ({ query: { query, sort = "newest", limit = PAGE, cursor } }) =>
        replyForId(
          (member) =>
            useCases.readMeals({
              member,
              sort,
              limit,
              ...(query === undefined ? {} : { text: query }),
              ...(cursor === undefined ? {} : { cursor }),
            }),
          writeMealPage,
        ),
      )
      .handle("saveMeal", ({ payload: { meal: slot, items, ...rest } }) =>
        replyForId(
          (member) =>
            useCases.saveMeal({
              member,
              ...rest,
              ...(slot === undefined ? {} : { slot }),
              items: items.map(readItemRequest),
            }),
          writeMeal,
          201,
        ),
      )
      .handle("meal", ({ params: { id } }) => replyForId((member) => useCases.readMeal({ member, id }), writeMeal))
      .handle("changeMeal", ({ params: { id }, payload: { items, ...change } }) =>
        replyForId(
          (member) =>
            useCases.changeMeal({
              member,
              id,
              ...change,
              ...(items === undefined ? {} : { items: items.map(readItemRequest) }),
            }),
          writeMeal,
        ),
      )
      .handle("deleteMeal", ({ params: { id } }) =>
        replyForId((member) => useCases.markMeal({ member, id, isDeleted: true }), writeMeal),
      )
      .handle("restoreMeal", ({ params: { id } }) =>
        replyForId((member) => useCases.markMeal({ member, id, isDeleted: false }), writeMeal),
      )
      .handle("copySharedMeal", ({ payload }) =>
        replyForId((member) => useCases.copySharedMeal({ member, ...payload }), writeMeal, 201),
      )
      .handle("mealLink", ({ params: { id } }) => replyForId((member) => useCases.mealLink({ member, id }), asIs))
      .handle("shareMeal", ({ params: { id } }) => replyForId((member) => useCases.shareMeal({ member, id }), asIs))
      .handle("unshareMeal", ({ params: { id } }) =>
        replyForId((member) => useCases.unshareMeal({ member, id }), asIs),
      ),
  ),
);

export { sharedMealFirstData } from "./first-data.ts";
