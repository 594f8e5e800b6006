import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, joined, TODAY } from "../support/harness.ts";

const PATH = "/api/services/fridge";
const HOUSEHOLD = "/api/services/household";
const food = SAMPLE_FOODS[0]?.id ?? "";
const dish = { food_id: food, servings: 1, grams: 500, date: TODAY, meal: "dinner", portions: [] };
const portion = { amount: 10, serving: "g" };

export const accessRequests: AccessRequests = {
  "fridge.fridge": [PATH],
  "fridge.splitDish": [PATH, { ...dish, id: id(2700) }],
  "fridge.takePortion": [
    `${PATH}/${id(2701)}/portions`,
    { ...portion, id: id(2702), version: 1, date: TODAY, meal: "dinner" },
  ],
  "fridge.throwAway": [`${PATH}/${id(2703)}`, { version: 1, thrown_away: true }],
  "fridge.acceptPortion": [`${PATH}/portions/${id(2704)}`],
  "fridge.giveBackPortion": [`${PATH}/portions/${id(2705)}`],
};

/** Two dishes of the household that Ada is in, and two portions that somebody gave out to her. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const hugo = await joined(server, "hugo");
  const { id: me } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
  await ada.send("POST", HOUSEHOLD, { id: id(2601), name: "Home" });
  await ada.send("POST", `${HOUSEHOLD}/invitations`, { id: id(2706), username: "hugo" });
  await hugo.send("POST", `${HOUSEHOLD}/invitations/accept`, { id: id(2706) });
  await ada.send("POST", PATH, { ...dish, id: id(2701) });
  const portions = [id(2704), id(2705)].map((portionId) => ({ ...portion, id: portionId, member: me }));
  await hugo.send("POST", PATH, { ...dish, id: id(2703), portions });
};
