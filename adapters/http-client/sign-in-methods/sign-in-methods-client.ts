import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import * as Effect from "effect/Effect";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { readSignInMethods } from "../../http-contract/sign-in-methods/codec.ts";
import { signInMethodRefusals } from "../../http-contract/sign-in-methods/problems.ts";
import type { WireSignInMethods } from "../../http-contract/sign-in-methods/sign-in-methods.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const { ConfirmationNeeded, CredentialsRefused, CurrentPasswordWrong } = identityRefusals;
const { LastSignInMethod, PasskeyRefused, SecondStepChanged, SecondStepWrong, SignInMethodNotFound } =
  signInMethodRefusals;

const PATH = "/api/services/sign-in-methods";
const asked = { ConfirmationNeeded, SignInNeeded };
const nothing = (): void => undefined;
const codesIn = (body: unknown) => (body as { readonly recovery_codes: readonly string[] }).recovery_codes;

/** The ways in over the wire. */
export const makeHttpSignInMethodsClient = (...how: HttpConnection): SignInMethodsClient => {
  const wire = makeHttpTransport(...how);
  const post = (path: string, body: object = {}) => wire({ method: "POST", path, body });
  return {
    all: Effect.flatMap(
      wire({ method: "GET", path: PATH }),
      decodeResponse((body) => readSignInMethods(body as WireSignInMethods), { SignInNeeded }),
    ),
    confirmByPassword: (password) =>
      Effect.flatMap(
        post("/api/services/sessions/confirm", { password }),
        decodeResponse(nothing, { CurrentPasswordWrong, TooManyTries, SignInNeeded }),
      ),
    confirmByPasskey: (credential) =>
      Effect.flatMap(
        post(`${PATH}/confirm`, { credential }),
        decodeResponse(nothing, { CredentialsRefused, SignInNeeded }),
      ),
    proposeSecondStep: Effect.flatMap(
      post(`${PATH}/second-step`),
      decodeResponse((body) => body as { readonly secret: string; readonly address: string }, {
        ...asked,
        SecondStepChanged,
      }),
    ),
    confirmSecondStep: (code) =>
      Effect.flatMap(
        post(`${PATH}/second-step/confirm`, { code }),
        decodeResponse(codesIn, { ...asked, SecondStepChanged, SecondStepWrong }),
      ),
    renewRecoveryCodes: Effect.flatMap(
      post(`${PATH}/second-step/recovery-codes`),
      decodeResponse(codesIn, { ...asked, SecondStepChanged }),
    ),
    removeSecondStep: Effect.flatMap(
      wire({ method: "DELETE", path: `${PATH}/second-step` }),
      decodeResponse(nothing, asked),
    ),
    askPasskey: Effect.flatMap(
      post("/api/services/passkeys/challenge"),
      decodeResponse((body) => body as object, { TooManyTries }),
    ),
    askNewPasskey: Effect.flatMap(
      post(`${PATH}/passkeys/challenge`),
      decodeResponse((body) => body as object, asked),
    ),
    addPasskey: (credential) =>
      Effect.flatMap(post(`${PATH}/passkeys`, { credential }), decodeResponse(nothing, { ...asked, PasskeyRefused })),
    removePasskey: (id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: `${PATH}/passkeys/${encodeURIComponent(id)}` }),
        decodeResponse(nothing, { ...asked, LastSignInMethod, SignInMethodNotFound }),
      ),
  };
};
