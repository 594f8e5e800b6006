import * as Effect from "effect/Effect";
import { type ApiClient, done } from "../shared/call.ts";
import { refreshTokenData } from "./auth-calls.ts";
import * as calls from "./users-calls.ts";
import type { UserChange, WireUserAfterChange } from "./users.ts";

/** Changes a user, after which the session's cookie is set anew: whatever became of that, the change stands. */
export const changeUser = <A>(
  { call }: ApiClient,
  payload: typeof UserChange.Encoded,
  read: (answer: WireUserAfterChange) => A,
) => Effect.tap(call(calls.changeUser, { payload }, read), Effect.ignore(call(refreshTokenData, {}, done)));
