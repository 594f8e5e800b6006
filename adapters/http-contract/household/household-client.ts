import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { FoodId } from "@morsel/domain/foods";
import { type ApiClient, done } from "../shared/call.ts";
import { readInvited, readMyHousehold, readSharedPage } from "./codec.ts";
import * as calls from "./household-calls.ts";

export const householdClient = ({ call }: ApiClient): HouseholdClient => ({
  household: call(calls.household, {}, readMyHousehold),
  found: (id, name) => call(calls.foundHousehold, { payload: { id, name } }, readMyHousehold),
  rename: (version, name) => call(calls.renameHousehold, { payload: { version, name } }, readMyHousehold),
  invite: (id, username) => {
    const payload = { id, ...(username === undefined ? {} : { username: username.slice(0, 100) }) };
    return call(calls.inviteToHousehold, { payload }, readMyHousehold);
  },
  lookAt: (code) => call(calls.lookAtInvitation, { payload: { code: code.slice(0, 200) } }, readInvited),
  accept: ({ id, code }) =>
    call(
      calls.acceptInvitation,
      { payload: id === undefined ? { code: code.slice(0, 200) } : { id } },
      readMyHousehold,
    ),
  endInvitation: (id) => call(calls.endInvitation, { params: { id } }, readMyHousehold),
  remove: (id) => call(calls.removeFromHousehold, { payload: { id } }, readMyHousehold),
  handOver: (id) => call(calls.handOverHousehold, { payload: { id } }, readMyHousehold),
  allowLogging: (allows) => call(calls.allowLogging, { payload: { allows_logging: allows } }, readMyHousehold),
  shared: (ids) => call(calls.ownShares, { payload: { ids } }, (answer) => answer.ids as readonly FoodId[]),
  share: (kind, id, isShared) => call(calls.shareThing, { payload: { kind, id, shared: isShared } }, done),
  sharedThings: ({ kind, text, cursor }) =>
    call(calls.sharedThings, { query: { kind, query: text.slice(0, 200) || undefined, cursor } }, readSharedPage),
});
