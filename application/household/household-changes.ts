import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import type { Household, HouseholdRefused, HasHousehold, HouseholdNotFound } from "@morsel/domain/household";
import type { Result } from "@morsel/domain/result";
import type { NewJob } from "../platform/job.ts";
import { fromResult } from "../platform/from-result.ts";
import type { HouseholdStore } from "./household-store.ts";

type Decide = (household: Household) => Result<Household, HouseholdRefused>;

export const householdNotFound = Effect.fail<HouseholdNotFound>({ _tag: "HouseholdNotFound" });

/** Attempts of a change that others keep overtaking. */
const TRIES = 10;

/** W270: read, decided and kept; who was overtaken reads again and decides anew. */
export const changeHousehold = (
  households: Pick<HouseholdStore, "save">,
  read: Effect.Effect<Household, HouseholdRefused>,
  decide: Decide,
  jobs: readonly NewJob[] = [],
): Effect.Effect<Household, HouseholdRefused | HasHousehold> =>
  Effect.gen(function* () {
    const household = yield* read;
    const next = yield* fromResult(decide(household));
    if (next !== household) yield* households.save(next, jobs);
    return next;
  }).pipe(
    Effect.retry({ times: TRIES, while: (refused) => refused._tag === "HouseholdConflict" }),
    Effect.catchTag("HouseholdConflict", Effect.die),
  );

export const householdOf = (
  households: Pick<HouseholdStore, "of">,
  member: MemberId,
): Effect.Effect<Household, HouseholdNotFound> =>
  Effect.flatMap(households.of(member), (found): Effect.Effect<Household, HouseholdNotFound> =>
    found === undefined ? householdNotFound : Effect.succeed(found),
  );
