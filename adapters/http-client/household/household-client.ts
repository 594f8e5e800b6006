import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { FoodId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import { readInvited, readMyHousehold, readSharedPage } from "../../http-contract/household/codec.ts";
import { householdRefusals } from "../../http-contract/household/problems.ts";
import type { WireInvited, WireMyHousehold, WireSharedPage } from "../../http-contract/household/schemas.ts";
import { ownFoodRefusals } from "../../http-contract/own-foods/problems.ts";
import { recipeRefusals } from "../../http-contract/recipes/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/household";
const {
  HasHousehold,
  HouseholdVersionConflict,
  InvitationNotFound,
  NotHouseholdOwner,
  HouseholdNotFound,
  SharesAreFull,
  UsernameUnknown,
  HouseholdIsFull,
  InvitationsAreFull,
  IsInHousehold,
} = householdRefusals;
const { OwnFoodNotFound } = ownFoodRefusals;
const { RecipeNotFound } = recipeRefusals;
/** All that the rules of a household refuse. */
const ruled = {
  HouseholdNotFound,
  NotHouseholdOwner,
  HouseholdIsFull,
  InvitationsAreFull,
  IsInHousehold,
  InvitationNotFound,
  SignInNeeded,
};

const mine = (body: unknown) => readMyHousehold(body as WireMyHousehold);

/** A household over the wire. */
export const makeHttpHouseholdClient = (...how: HttpConnection): HouseholdClient => {
  const wire = makeHttpTransport(...how);
  const post = (path: string, body: unknown) => wire({ method: "POST", path: `${PATH}${path}`, body });
  return {
    household: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(mine, { SignInNeeded })),
    found: (id, name) =>
      Effect.flatMap(post("", { id, name }), decodeResponse(mine, { FieldRefused, HasHousehold, SignInNeeded })),
    rename: (version, name) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: { version, name } }),
        decodeResponse(mine, {
          FieldRefused,
          HouseholdVersionConflict,
          NotHouseholdOwner,
          HouseholdNotFound,
          SignInNeeded,
        }),
      ),
    invite: (id, username) =>
      Effect.flatMap(
        post("/invitations", { id, ...(username === undefined ? {} : { username: username.slice(0, 100) }) }),
        decodeResponse(mine, { ...ruled, UsernameUnknown }),
      ),
    lookAt: (code) =>
      Effect.flatMap(
        post("/invitations/look", { code: code.slice(0, 200) }),
        decodeResponse((body) => readInvited(body as WireInvited), { InvitationNotFound, SignInNeeded }),
      ),
    accept: ({ id, code }) =>
      Effect.flatMap(
        post("/invitations/accept", id === undefined ? { code: code.slice(0, 200) } : { id }),
        decodeResponse(mine, { ...ruled, HasHousehold }),
      ),
    endInvitation: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/invitations/${id}` }),
        decodeResponse(mine, { InvitationNotFound, SignInNeeded }),
      ),
    remove: (who) =>
      Effect.flatMap(
        post("/removals", { id: who }),
        decodeResponse(mine, { HouseholdNotFound, NotHouseholdOwner, SignInNeeded }),
      ),
    handOver: (to) =>
      Effect.flatMap(
        post("/owner", { id: to }),
        decodeResponse(mine, { NotHouseholdOwner, HouseholdNotFound, SignInNeeded }),
      ),
    allowLogging: (allows) =>
      Effect.flatMap(
        post("/logging", { allows_logging: allows }),
        decodeResponse(mine, { HouseholdNotFound, SignInNeeded }),
      ),
    shared: (ids) =>
      Effect.flatMap(
        post("/shares/look", { ids }),
        decodeResponse((body) => (body as { readonly ids: readonly FoodId[] }).ids, { SignInNeeded }),
      ),
    share: (kind, id, isShared) =>
      Effect.flatMap(
        post("/shares", { kind, id, shared: isShared }),
        decodeResponse(() => undefined, {
          HouseholdNotFound,
          OwnFoodNotFound,
          RecipeNotFound,
          SharesAreFull,
          SignInNeeded,
        }),
      ),
    sharedThings: ({ kind, text, cursor }) => {
      const query = new URLSearchParams({ kind });
      if (text !== "") query.set("query", text.slice(0, 200));
      if (cursor !== undefined) query.set("cursor", cursor);
      return Effect.flatMap(
        wire({ method: "GET", path: `${PATH}/shared?${query}` }),
        decodeResponse((body) => readSharedPage(body as WireSharedPage), { SignInNeeded }),
      );
    },
  };
};
