import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { FridgeStore } from "./fridge-store.ts";
import type { HouseholdStore } from "../household/household-store.ts";
import type { CsvCell } from "@morsel/domain/export";

type Ports = {
  readonly households: Pick<HouseholdStore, "of" | "shares">;
  readonly fridge: Pick<FridgeStore, "waiting">;
};

const COLUMNS = ["kind", "id", "name", "value"] as const;

/** W279: which household a member is in and as what, what they share, and what waits for them; nothing of the others. */
const householdRows = (
  { households, fridge }: Ports,
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

export const makeHouseholdExport =
  (ports: Ports): ExportFiles =>
  ({ id }) => [
    {
      name: "household.csv",
      columns: COLUMNS,
      first: Effect.map(householdRows(ports, id), (rows) => ({ rows })),
    },
  ];
