import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { walkedByAdmin } from "../support/walking-admin.ts";

const PATH = "/api/services/admin/foods";
const because = (n: number) => ({ id: id(n), reason: "The walk asks for it" });
const [member, food, decision] = [id(7200), id(7201), id(7202)];

export const accessRequests: AccessRequests = {
  "foodReview.waitingFoods": [PATH],
  "foodReview.decideFood": [PATH, { ...because(7210), member, food, version: 1, verdict: "decline" }],
  "foodReview.foodDecisions": [`${PATH}/decisions`],
  "foodReview.undoFoodDecision": [`${PATH}/decisions/undo`, { ...because(7211), decision }],
};

/** A food that waits, and one that was declined. */
const PREPARED: { readonly [endpoint: string]: readonly string[] } = {
  "foodReview.decideFood": [
    `insert into own_food (member_id, id, name_key, names, food, draft, version, changed_at, is_deleted, submission,
       waiting_since)
     values ('${member}', '${food}', 'walked', '', '{"id":"${food}","description":"Walked"}', '{}', 1, 1, 0,
       '{"state":"pending","at":1}', 1) on conflict do nothing`,
  ],
  "foodReview.undoFoodDecision": [
    `insert into food_decision (id, member_id, food_id, version, name, verdict, at, waited_since)
     values ('${decision}', '${member}', '${food}', 1, 'Walked', 'decline', 1, 1) on conflict do nothing`,
  ],
};

export const walkRequests: WalkRequests = walkedByAdmin(accessRequests, PREPARED);
