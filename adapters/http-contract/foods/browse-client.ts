import type { ListedPage } from "@morsel/application/foods/browse-foods";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import type { ApiClient } from "../shared/call.ts";
import * as calls from "./catalogue-calls.ts";
import type { WireListedFoods } from "./catalogue.ts";
import { readFood } from "./decode.ts";

const readListed = ({ items, next }: WireListedFoods): ListedPage => ({
  items: items.map(({ food, ...amount }) => ({ food: readFood(food), ...amount })),
  ...(next === null ? {} : { next }),
});

export const browseClient = ({ call }: ApiClient): BrowseClient => ({
  groups: call(calls.groups, {}, ({ items }) => items),
  inGroup: (group, cursor) => call(calls.inGroup, { query: { group: group.slice(0, 200), cursor } }, readListed),
  richest: (nutrient, by, cursor) => call(calls.richest, { query: { nutrient, per: by, cursor } }, readListed),
});
