import type { FridgeClient } from "@morsel/application/fridge/client/fridge-client";
import type { ApiClient } from "../shared/call.ts";
import { readFridge, writeSplit, writeTake } from "./codec.ts";
import * as calls from "./fridge-calls.ts";

export const fridgeClient = ({ call }: ApiClient): FridgeClient => ({
  fridge: call(calls.fridge, {}, readFridge),
  split: (request) => call(calls.splitDish, { payload: writeSplit(request) }, readFridge),
  take: (request) => call(calls.takePortion, { params: { id: request.dish }, payload: writeTake(request) }, readFridge),
  throwAway: (id, version, isThrownAway) =>
    call(calls.throwAway, { params: { id }, payload: { version, thrown_away: isThrownAway } }, readFridge),
  accept: (id) => call(calls.acceptPortion, { params: { id } }, readFridge),
  giveBack: (id) => call(calls.giveBackPortion, { params: { id } }, readFridge),
});
