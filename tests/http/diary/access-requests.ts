import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, TODAY } from "../support/harness.ts";

const food = SAMPLE_FOODS[0]?.id ?? "";
const entry = { id: id(900), meal: "lunch", food_id: food, amount: 10, unit: "g" };

export const accessRequests: AccessRequests = {
  "diary.days": [`/api/services/diary?from=${TODAY}&to=${TODAY}`],
  "diary.day": [`/api/services/diary/${TODAY}`],
  "diary.updateDay": [`/api/services/diary/${TODAY}`, { version: 0, note: "hello" }],
  "diary.log": [`/api/services/diary/${TODAY}/entries`, { entries: [entry] }],
  "diary.change": [`/api/services/diary/${TODAY}/entries/${id(1)}`, { version: 1, amount: 20 }],
  "diary.remove": [`/api/services/diary/${TODAY}/entries/${id(1)}`],
  "diary.restore": [`/api/services/diary/${TODAY}/entries/${id(1)}/restore`],
  "diary.copy": ["/api/services/diary/copies", { id: id(800), from: { date: TODAY }, to: { dates: ["2026-03-06"] } }],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", `/api/services/diary/${TODAY}/entries`, { entries: [{ ...entry, id: id(1) }] });
  await ada.send("POST", `/api/services/diary/${TODAY}/water`, { id: id(701), ml: 250 });
};
