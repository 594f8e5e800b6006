import type { WaterEntryNotFound } from "@morsel/domain/hydration";
import type { Problems, Refusals } from "../shared/problem.ts";

export const hydrationRefusals: Refusals<WaterEntryNotFound> = { WaterEntryNotFound: { id: "string" } };

export const hydrationProblems: Problems<WaterEntryNotFound> = {
  fields: hydrationRefusals,
  problems: { WaterEntryNotFound: { status: 404, title: "The entry does not exist on this day." } },
};
