import { BrowseFoods, type ListedPage } from "@morsel/application/foods/browse-foods";
import type { CursorUnreadable } from "@morsel/application/foods/food-search";
import type { MemberId } from "@morsel/domain/identity";
import { refuseCursor } from "@morsel/application/platform/refused-field";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFood } from "../../http-contract/foods/encode.ts";
import type { WireListedFoods } from "../../http-contract/foods/catalogue.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { reply } from "../responses/reply.ts";
import { problem } from "../responses/responses.ts";
import { knownMember } from "../requests/known-member.ts";

const PAGE = 24;

const writeListed = ({ items, next }: ListedPage): WireListedFoods => ({
  items: items.map(({ food, ...amount }) => ({ food: writeFood(food), ...amount })),
  next: next ?? null,
});

export const catalogueHandlers = defineHandlers(
  "catalogue",
  { browse: BrowseFoods, limits: RateLimits },
  ({ browse, limits }) => {
    const listed = (ask: (member: MemberId | undefined) => Effect.Effect<ListedPage, CursorUnreadable>) =>
      Effect.flatMap(CurrentRequest, (facts) => {
        const member = knownMember(facts, "foods:read");
        const wait = limits.take("search", member ?? facts.call.address);
        if (wait > 0) return Effect.succeed(problem("TooManyTries", { retry_after: wait }));
        return reply(
          Effect.catch(ask(member), () => refuseCursor),
          writeListed,
        );
      });
    return HttpApiBuilder.group(Api, "catalogue", (handlers) =>
      handlers
        .handle("groups", () => reply(browse.groups, (items) => ({ items })))
        .handle("inGroup", ({ query: { group, limit = PAGE, cursor } }) =>
          listed((member) => browse.inGroup({ member, group, limit, cursor })),
        )
        .handle("richest", ({ query: { nutrient, per = "serving", limit = PAGE, cursor } }) =>
          listed((member) => browse.richest({ member, nutrient, by: per, limit, cursor })),
        ),
    );
  },
);
