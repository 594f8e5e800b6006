import { START } from "../support/harness.ts";
import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";

const METHODS = "/api/services/sign-in-methods";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";

const passkey = { id: "cGFzc2tleQ", publicKey: "", counter: 0, transports: [], createdAt: START };

export const accessRequests: AccessRequests = {
  "signInMethods.signInMethods": [METHODS],
  "signInMethods.confirmByPasskey": [`${METHODS}/confirm`, { credential: {} }],
  "signInMethods.proposeSecondStep": [`${METHODS}/second-step`, {}],
  "signInMethods.confirmSecondStep": [`${METHODS}/second-step/confirm`, { code: "123456" }],
  "signInMethods.renewRecoveryCodes": [`${METHODS}/second-step/recovery-codes`, {}],
  "signInMethods.removeSecondStep": [`${METHODS}/second-step`],
  "signInMethods.askNewPasskey": [`${METHODS}/passkeys/challenge`, {}],
  "signInMethods.addPasskey": [`${METHODS}/passkeys`, { credential: {} }],
  "signInMethods.removePasskey": [`${METHODS}/passkeys/cGFzc2tleQ`],
  "passkeys.askPasskey": ["/api/services/passkeys/challenge", {}],
};

export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
  await Effect.runPromise(server.get(PasskeyStore).add(member, passkey, 10));
};
