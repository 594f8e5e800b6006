import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { walkedByAdmin } from "../support/walking-admin.ts";

const PATH = "/api/services/admin/food-merges";
const because = (n: number) => ({ id: id(n), reason: "The walk asks for it" });
const [food, into, merge] = ["members-walked-a", "members-walked-b", id(7302)];

export const accessRequests: AccessRequests = {
  "foodMerges.foodMerges": [PATH],
  "foodMerges.mergeFoods": [PATH, { ...because(7310), food, into }],
  "foodMerges.duplicateFoods": [`${PATH}/duplicates`],
  "foodMerges.undoFoodMerge": [`${PATH}/undo`, { ...because(7311), merge }],
};

const published = (name: string, place: number): string =>
  `insert into members_food (place, food_id, batch, revision, plainness, names, food)
   values (${place}, '${name}', 0, 'walk', 0.1, '',
     '{"id":"${name}","description":"Walked","source":{"dataset":"members","id":"${name}","licence":"own"},"nutrients":{"energy":100},"servings":[]}')
   on conflict do nothing`;
const SHOWN = "update catalogue_import set is_shown = 1, kept = kept + 2 where id = 0";

/** Two foods that members published, and a merge. */
const PREPARED: { readonly [endpoint: string]: readonly string[] } = {
  "foodMerges.mergeFoods": [published(food, 7301), published(into, 7302), SHOWN],
  "foodMerges.undoFoodMerge": [
    `insert into food_merge (id, food_id, name, kept_id, kept_name, at, published_before)
     values ('${merge}', 'members-walked-c', 'Walked', '${into}', 'Walked', 1,
       '{"id":"members-walked-c","revision":"r","barcode":null,"plainness":0.1,"names":"","words":"","food":"{}","isDoubtful":false}')
     on conflict do nothing`,
  ],
};

export const walkRequests: WalkRequests = walkedByAdmin(accessRequests, PREPARED);
