import type { EntryId } from "@morsel/domain/diary";
import { throwDishAway } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import { makeReadFridge } from "./fridge-view.ts";
import { makeSplitDish, type SplitPorts, type SplitRequest } from "./split-dish.ts";
import { conflictOf, makeTakePortion, requireDishVersion, type TakePorts, type TakeRequest } from "./take-portion.ts";

export type FridgePorts = SplitPorts & TakePorts;

/** W275: all that can be done with a fridge; each change answers it as it is now. */
export const makeFridgeUseCases = (ports: FridgePorts) => {
  const read = makeReadFridge(ports);
  const split = makeSplitDish(ports);
  const take = makeTakePortion(ports);
  return {
    readFridge: read,
    splitDish: (request: SplitRequest) => Effect.andThen(split(request), read(request.member)),
    takePortion: (request: TakeRequest) => Effect.andThen(take(request), read(request.member)),

    /** W275: of the version that was read; what is so already is a repeat. */
    throwAway: Effect.fn("ThrowAway")(function* (
      request: Pick<TakeRequest, "member" | "dish" | "version"> & { readonly isThrownAway: boolean },
    ) {
      const { member, isThrownAway } = request;
      const known = yield* ports.fridge.dish(member, request.dish);
      if (known?.isThrownAway === isThrownAway) return yield* read(member);
      const dish = yield* requireDishVersion(ports, request);
      const next = throwDishAway(dish, isThrownAway, yield* ports.clock.now);
      yield* Effect.catchTag(ports.fridge.replace(member, next), "StoredDishConflict", conflictOf(ports));
      return yield* read(member);
    }),

    acceptPortion: (member: MemberId, id: EntryId) => Effect.andThen(ports.fridge.accept(member, id), read(member)),
    giveBack: (member: MemberId, id: EntryId) => Effect.andThen(ports.fridge.giveBack(member, id), read(member)),
  };
};

export type FridgeUseCases = ReturnType<typeof makeFridgeUseCases>;
export const FridgeUseCases = token<FridgeUseCases>("FridgeUseCases");
