import { makeSqlLinkStore } from "@morsel/adapters/sql/sign-in-methods/link-store";
import { LinkStore } from "@morsel/application/sign-in-methods/link-store";
import { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { makeAuthenticator } from "../../support/authenticator.ts";
import { totpAt } from "../../support/totp.ts";
import { type Browser, START } from "../support/harness.ts";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";

const METHODS = "/api/services/sign-in-methods";

const passkey = { id: "cGFzc2tleQ", publicKey: "", counter: 0, transports: [], createdAt: START };

export const accessRequests: AccessRequests = {
  "signInMethods.signInMethods": [METHODS],
  "signInMethods.proposeSecondStep": [`${METHODS}/second-step`, {}],
  "signInMethods.confirmSecondStep": [`${METHODS}/second-step/confirm`, { code: "123456" }],
  "signInMethods.renewRecoveryCodes": [`${METHODS}/second-step/recovery-codes`, {}],
  "signInMethods.removeSecondStep": [`${METHODS}/second-step`],
  "signInMethods.askNewPasskey": [`${METHODS}/passkeys/challenge`, {}],
  "signInMethods.addPasskey": [`${METHODS}/passkeys`, { credential: {} }],
  "signInMethods.confirmByPasskey": [`${METHODS}/confirm`, { credential: {} }],
  "signInMethods.removePasskey": [`${METHODS}/passkeys/cGFzc2tleQ`],
  "signInMethods.removeProvider": [`${METHODS}/providers/work`],
  "newcomers.newcomer": ["/api/services/newcomer"],
  "passkeys.askPasskey": ["/api/services/passkeys/challenge", {}],
};

export const prepareStores: AccessRoom["prepareStores"] = async ({ server, ada }) => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
  await Effect.runPromise(server.get(PasskeyStore).add(member, passkey, 10));
  await Effect.runPromise(server.get(LinkStore).add(member, { provider: "work", subject: "ada", linkedAt: START }));
};

const asked = async (ada: Browser, path: string): Promise<Readonly<Record<string, unknown>>> =>
  (await (await ada.send("POST", path, {})).json()) as Readonly<Record<string, unknown>>;

let key: ReturnType<typeof makeAuthenticator>;

export const walkRequests: WalkRequests = {
  "signInMethods.confirmSecondStep": async ({ ada }) => {
    const { secret } = await asked(ada, `${METHODS}/second-step`);
    return [`${METHODS}/second-step/confirm`, { code: totpAt(String(secret), Date.now()) }];
  },
  "signInMethods.addPasskey": async ({ server, ada }) => {
    key = makeAuthenticator(server.origin);
    return [`${METHODS}/passkeys`, { credential: key.create(await asked(ada, `${METHODS}/passkeys/challenge`)) }];
  },
  "signInMethods.confirmByPasskey": async ({ ada }) => [
    `${METHODS}/confirm`,
    { credential: key.get(await asked(ada, "/api/services/passkeys/challenge")) },
  ],
  "signInMethods.removePasskey": async () => [`${METHODS}/passkeys/${key.id}`],
  "signInMethods.removeProvider": async ({ ada, inDatabase }) => {
    const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
    const link = { provider: "work", subject: "ada", linkedAt: START };
    await inDatabase((sql) => makeSqlLinkStore(sql).add(member, link));
    return [`${METHODS}/providers/work`];
  },
};
