import { localNow } from "@morsel/application/platform/local-date";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { json, jsonText, problem } from "../responses/responses.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyText } from "../responses/reply.ts";
import { writeSuggestions } from "../../http-contract/diary/encode.ts";
import { foodPageText, foodText } from "../../http-contract/foods/encode.ts";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { FoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import { FoodSearch } from "@morsel/application/foods/food-search";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { Clock } from "@morsel/application/platform/clock";
import { refuseCursor } from "@morsel/application/platform/refused-field";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { knownMember } from "../requests/known-member.ts";

const PAGE = 25;

const needs = {
  search: FoodSearch,
  foods: FoodsInLanguage,
  memberFoods: MemberFoods,
  diary: DiaryUseCases,
  limits: RateLimits,
  clock: Clock,
};

export const foodHandlers = defineHandlers("foods", needs, ({ search, foods, memberFoods, diary, limits, clock }) =>
  HttpApiBuilder.group(Api, "foods", (handlers) =>
    handlers
      .handle("search", ({ query }) =>
        Effect.flatMap(CurrentRequest, (facts) => {
          const member = knownMember(facts, "foods:read");
          const wait = limits.take("search", member ?? facts.call.address);
          if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
          const asked = search.search({
            text: query.query,
            limit: query.limit ?? PAGE,
            ...(query.cursor === undefined ? {} : { cursor: query.cursor }),
            ...(member === undefined ? {} : { member }),
          });
          return replyText(
            Effect.catch(asked, () => refuseCursor),
            foodPageText,
          );
        }),
      )
      .handle("food", ({ params }) =>
        Effect.flatMap(CurrentRequest, (facts) => {
          const member = knownMember(facts, "foods:read");
          return Effect.map(
            member === undefined ? foods.byId(params.id) : memberFoods.byId(member, params.id),
            (food) => (food === undefined ? problem("FoodNotFound", { id: params.id }) : jsonText(foodText(food))),
          );
        }),
      )
      .handle("suggestions", ({ query }) =>
        Effect.gen(function* () {
          const { id: member, profile } = yield* CurrentMember;
          const at = query.at ?? localNow(yield* clock.now, profile.timeZone).time;
          return json(writeSuggestions(yield* diary.suggest({ member, meal: query.meal, at })));
        }),
      ),
  ),
);

export { foodFirstData } from "./first-data.ts";
