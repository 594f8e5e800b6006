import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { FridgeStore } from "../fridge/fridge-store.ts";
import type { HouseholdStore } from "../household/household-store.ts";
import type { CsvCell } from "@morsel/domain/export";

export type HouseholdExportPorts = {
  readonly households: Pick<HouseholdStore, "of" | "shares">;
  readonly fridge: Pick<FridgeStore, "waiting">;
};

export const HOUSEHOLD_COLUMNS = ["kind", "id", "name", "value"] as const;

/** W279: which household a member is in and as what, what they share, and what waits for them; nothing of the others. */
export const householdRows = (
  { households, fridge }: HouseholdExportPorts,
  member: MemberId,
): Effect.Effect<readonly (readonly CsvCell[])[]> =>
  Effect.map(
    Effect.all([households.of(member), households.shares(member), fridge.waiting(member)]),
    ([household, shares, waiting]) => {
      const me = household?.people.find(({ id }) => id === member);
      return [
        ...(household === undefined || me === undefined
          ? []
          : [
              ["household", household.id, household.name, me.role],
              ["joined_at_utc", undefined, undefined, new Date(me.joinedAt).toISOString()],
              ["others_may_log", undefined, undefined, String(me.allowsLogging)],
            ]),
        ...shares.map(({ kind, id }) => [`shared_${kind}`, id, undefined, undefined]),
        ...waiting.map(({ id, entry }) => ["waiting_portion_g", id, entry.description, entry.grams]),
      ];
    },
  );
