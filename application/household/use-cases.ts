import * as Effect from "effect/Effect";
import {
  checkHouseholdName,
  endInvitation,
  transferOwnership,
  leaveHousehold,
  removeFromHousehold,
  type HouseholdId,
  type HouseholdRefused,
  type InvitationId,
  type HasHousehold,
  foundHousehold,
  renameHousehold,
  setAllowsLogging,
} from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { ok } from "@morsel/domain/result";
import { fromResult } from "../platform/from-result.ts";
import { refuseField } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import { changeHousehold, householdOf } from "./household-changes.ts";
import type { HouseholdStore } from "./household-store.ts";
import { makeReadHousehold, type MyHousehold } from "./household-view.ts";
import { makeAcceptInvitation, makeInvite, makePreviewInvitation, type InvitePorts } from "./invite.ts";
import { makeReadShared, makeShareThing, type SharedPorts } from "./shared-things.ts";

export type HouseholdPorts = InvitePorts & SharedPorts;

/** The household changed since it was read; `current` is its present state. */
export type HouseholdVersionConflict = { readonly _tag: "HouseholdVersionConflict"; readonly current: MyHousehold };

const NAME = "1 to 60 characters";

/** W262, W278: also before an account is erased; of nobody's household nothing is left. */
export const leaveOnErasure = (
  households: Pick<HouseholdStore, "of" | "save">,
  member: MemberId,
): Effect.Effect<void> =>
  changeHousehold(households, householdOf(households, member), (household) => leaveHousehold(household, member)).pipe(
    Effect.catchTag("HouseholdNotFound", () => Effect.void),
    Effect.orDie,
    Effect.asVoid,
  );

/** All that can be done with a household; each change answers it as it is now. */
export const makeHouseholdUseCases = (ports: HouseholdPorts) => {
  const { households, clock } = ports;
  const read = makeReadHousehold({ ...ports, now: clock.now });
  const mine = (member: MemberId) => householdOf(households, member);
  const invite = makeInvite(ports);
  const accept = makeAcceptInvitation(ports);

  const change = (member: MemberId, decide: Parameters<typeof changeHousehold>[2]) =>
    Effect.andThen(changeHousehold(households, mine(member), decide), read(member));

  const checkedName = (name: string) => {
    const checked = checkHouseholdName(name);
    return checked === undefined ? refuseField("name", NAME) : Effect.succeed(checked);
  };

  return {
    readHousehold: read,

    /** W260: the same id again is the same household. */
    found: Effect.fn("FoundHousehold")(function* (member: MemberId, id: HouseholdId, name: string) {
      const checked = yield* checkedName(name);
      const before = yield* households.of(member);
      if (before !== undefined && before.id !== id) return yield* Effect.fail<HasHousehold>({ _tag: "HasHousehold" });
      const household = foundHousehold(id, checked, member, yield* clock.now);
      // An id that is taken is another household's, which stays as it is.
      if (before === undefined)
        yield* Effect.catchTag(households.save(household), "HouseholdConflict", () =>
          Effect.fail<HasHousehold>({ _tag: "HasHousehold" }),
        );
      return yield* read(member);
    }),

    /** W270: of the version that was read; a name that stands already is a repeat. */
    rename: Effect.fn("RenameHousehold")(function* (member: MemberId, version: number, name: string) {
      const checked = yield* checkedName(name);
      const household = yield* mine(member);
      const renamed = Effect.flatMap(fromResult(renameHousehold(household, member, version, checked)), (next) =>
        next === household ? Effect.void : households.save(next),
      );
      yield* Effect.catchTag(renamed, "HouseholdConflict", () =>
        Effect.flatMap(read(member), (current) =>
          Effect.fail<HouseholdVersionConflict>({ _tag: "HouseholdVersionConflict", current }),
        ),
      );
      return yield* read(member);
    }),

    invite: (request: Parameters<typeof invite>[0]) => Effect.andThen(invite(request), read(request.member)),
    lookAt: makePreviewInvitation(ports),
    accept: (...asked: Parameters<typeof accept>) => Effect.andThen(accept(...asked), read(asked[0])),

    /** W261: an invitation of one's own household, or one into another. */
    endInvitation: Effect.fn("EndInvitation")(function* (member: MemberId, id: InvitationId) {
      const inviting = yield* households.inviting(member);
      const other = inviting.find(({ invitations }) => invitations.some((one) => one.id === id));
      const again = Effect.flatMap(households.inviting(member), (found) => {
        const still = found.find((one) => one.id === other?.id);
        return still === undefined ? mine(member) : Effect.succeed(still);
      });
      if (other === undefined)
        return yield* Effect.catchTag(
          change(member, (household) => endInvitation(household, id, member)),
          "HouseholdNotFound",
          () => Effect.fail<HouseholdRefused>({ _tag: "InvitationNotFound" }),
        );
      yield* changeHousehold(households, again, (household) => endInvitation(household, id, member));
      return yield* read(member);
    }),

    /** W262: oneself leaves, the owner removes others. */
    remove: Effect.fn("RemoveFromHousehold")(function* (member: MemberId, who: MemberId) {
      yield* changeHousehold(households, mine(member), (household) => removeFromHousehold(household, member, who));
      return yield* read(member);
    }),

    handOver: (member: MemberId, to: MemberId) =>
      change(member, (household) => transferOwnership(household, member, to)),

    /** W272: everybody for their own diary. */
    allowLogging: (member: MemberId, allowsLogging: boolean) =>
      change(member, (household) => ok(setAllowsLogging(household, member, allowsLogging))),

    share: makeShareThing(ports),
    shared: households.shared,
    readShared: makeReadShared(ports),
  };
};

export type HouseholdUseCases = ReturnType<typeof makeHouseholdUseCases>;
export const HouseholdUseCases = token<HouseholdUseCases>("HouseholdUseCases");
