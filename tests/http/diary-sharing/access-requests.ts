import type { CalendarDate } from "@morsel/domain/calendar";
import { derivedId } from "@morsel/domain/diary";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/shared-days";
const DAY = "2026-03-05" as CalendarDate;
const IVOS = {
  id: id(4_800_001),
  meal: "lunch",
  description: "Soup",
  nutritional_contents: { energy: { unit: "calories", value: 250 } },
};
const copyOf = (copy: string, username: string, date: CalendarDate = DAY) =>
  [
    "/api/services/shared-day-copies",
    { id: copy, username, date, items: [{ entry: derivedId("published", IVOS.id, DAY) }], to: { date } },
  ] as const;

export const accessRequests: AccessRequests = {
  "sharedDays.sharedDay": [`${PATH}/ivo`, { date: DAY }],
  "sharedCopies.copyShared": copyOf(id(4_800_000), "ivo"),
};

export const walkRequests: WalkRequests = {
  "sharedDays.sharedDay": async ({ inDays }) => [`${PATH}/ivo`, { date: inDays(0) }],
};

export const namingRequests: AccessRoom["namingRequests"] = (username, newId) => ({
  "sharedDays.sharedDay": [`${PATH}/${username}`, { date: DAY }],
  "sharedCopies.copyShared": copyOf(newId(), username),
});

/** Each shares the diary with everybody. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ walker, target }) => {
  for (const browser of [walker, target])
    await browser.send("PATCH", "/api/services/account", { version: 0, sharing: { diary: "public" } });
};

/** Ivo shares his diary with everybody. */
export const prepare: AccessRoom["prepare"] = async ({ server }) => {
  const ivo = await joined(server, "ivo");
  await ivo.send("PATCH", "/api/services/account", { version: 0, sharing: { diary: "public" } });
  await ivo.send("POST", `/api/services/diary/${DAY}/entries`, { entries: [IVOS] });
};
