import type { Listed } from "@morsel/application/admin/client/admin-client";
import type { ShownDecision, ShownReview } from "@morsel/application/food-review/client/food-review-client";
import type { FoodDecision } from "@morsel/application/food-review/food-review-store";
import type { FoodReview } from "@morsel/application/food-review/use-cases";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import { readOwnFood, writeOwnFood } from "../own-foods/codec.ts";
import type { WireFoodDecisions, WireFoodReviews } from "./schemas.ts";

export const writeReviews = ({ items, next }: Listed<FoodReview>): WireFoodReviews => ({
  items: items.map(({ member, own, beside }) => ({
    member,
    own: writeOwnFood(own),
    ...(beside === undefined ? {} : { beside: { why: beside.why, food: writeFood(beside.food) } }),
  })),
  next: next ?? null,
});

export const readReviews = ({ items, next }: WireFoodReviews): Listed<ShownReview> => ({
  items: items.map(({ member, own, beside }) => ({
    member,
    own: readOwnFood(own),
    ...(beside === undefined ? {} : { beside: { why: beside.why, food: readFood(beside.food) } }),
  })),
  ...(next === null ? {} : { next }),
});

export const writeDecisions = ({ items, next }: Listed<FoodDecision>): WireFoodDecisions => ({
  items: items.map(({ id, name, verdict, at, isUndone }) => ({
    id,
    name,
    verdict,
    at: new Date(at).toISOString(),
    is_undone: isUndone,
  })),
  next: next ?? null,
});

export const readDecisions = ({ items, next }: WireFoodDecisions): Listed<ShownDecision> => ({
  items: items.map(({ at, is_undone: isUndone, ...one }) => ({ ...one, at: Date.parse(at), isUndone })),
  ...(next === null ? {} : { next }),
});
