import type {
  OfferedProvider,
  SignInMethodsClient,
} from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { signInPath } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { providers } from "../../http-contract/identity/auth-calls.ts";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { confirm } from "../../http-contract/identity/sessions-calls.ts";
import { done } from "../../http-contract/shared/call.ts";
import { readSignInMethods } from "../../http-contract/sign-in-methods/codec.ts";
import * as calls from "../../http-contract/sign-in-methods/sign-in-methods-calls.ts";
import { makeApiClient } from "../api-client.ts";
import { makeAuthForm, urlIn } from "../transport/auth-form.ts";
import { decodeResponse, type HttpTransport } from "../transport/http-transport.ts";

const { ConfirmationNeeded } = identityRefusals;

const codesIn = (answer: { readonly recovery_codes: readonly string[] }) => answer.recovery_codes;
/** Sends a credential as the browser's own API gave it. */
const given = (credential: unknown) => ({ payload: { credential: credential as Readonly<Record<string, unknown>> } });
const optionsIn = (answer: unknown) => answer as object;

type Listed = Readonly<Record<string, { readonly id: string; readonly name: string; readonly type: string }>>;

const offeredIn = (listed: Listed): readonly OfferedProvider[] =>
  Object.values(listed).flatMap(({ id, name, type }) => (type === "credentials" ? [] : [{ id, name }]));

/** The ways in; another service is asked by a form of the authentication paths. */
export const signInMethodsClient = (wire: HttpTransport): SignInMethodsClient => {
  const { call } = makeApiClient(wire);
  const submit = makeAuthForm(wire);
  return {
    all: call(calls.signInMethods, {}, readSignInMethods),
    confirmByPassword: (password) => call(confirm, { payload: { password } }, done),
    confirmByPasskey: (credential) => call(calls.confirmByPasskey, given(credential), done),
    proposeSecondStep: call(calls.proposeSecondStep, {}, (answer) => answer),
    confirmSecondStep: (code) => call(calls.confirmSecondStep, { payload: { code } }, codesIn),
    renewRecoveryCodes: call(calls.renewRecoveryCodes, {}, codesIn),
    removeSecondStep: call(calls.removeSecondStep, {}, done),
    askPasskey: call(calls.askPasskey, {}, optionsIn),
    askNewPasskey: call(calls.askNewPasskey, {}, optionsIn),
    addPasskey: (credential) => call(calls.addPasskey, given(credential), done),
    providers: call(providers, {}, offeredIn),
    beginProvider: (id, callbackUrl) =>
      Effect.flatMap(
        submit(`/api/auth${signInPath({ id, kind: "oauth" })}`, { callbackUrl }),
        decodeResponse((body) => urlIn(body) ?? "/api/auth/error", { ConfirmationNeeded }),
      ),
    removeProvider: (id) => call(calls.removeProvider, { params: { id } }, done),
    newcomer: call(calls.newcomer, {}, (answer) => answer),
    removePasskey: (id) => call(calls.removePasskey, { params: { id } }, done),
  };
};
