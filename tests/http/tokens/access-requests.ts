import { makeSqlAppGrantStore } from "@morsel/adapters/sql/tokens/app-grant-store";
import { makeSqlAppStore } from "@morsel/adapters/sql/tokens/app-store";
import { AppGrantStore, AppStore } from "@morsel/application/tokens/app-store";
import type { AppGrantId, AppId, MemberId } from "@morsel/domain/identity";
import { ok } from "@morsel/domain/result";
import * as Effect from "effect/Effect";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { type Browser, id } from "../support/harness.ts";
import type { Walk } from "../support/walk.ts";

const watch = { name: "My watch", scopes: ["steps:write"] };
const APPS = "/api/services/account/apps";
const APP = id(512) as AppId;
const GRANT = id(513) as AppGrantId;
const BACK = "https://app.example/back";
const asked = {
  client_id: APP,
  redirect_uri: BACK,
  response_type: "code",
  scope: "diary:read",
  code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
  code_challenge_method: "S256",
};

export const accessRequests: AccessRequests = {
  "tokens.apiTokens": ["/api/services/account/tokens"],
  "tokens.makeApiToken": ["/api/services/account/tokens", { ...watch, id: id(510) }],
  "tokens.revokeApiToken": [`/api/services/account/tokens/${id(511)}`],
  "apps.connectedApps": [APPS],
  "apps.disconnectApp": [`${APPS}/${GRANT}`],
  "apps.askedApp": [`${APPS}/asked?${new URLSearchParams(asked).toString()}`],
  "apps.decideOnApp": [`${APPS}/asked`, { ...asked, allowed: ["diary:read"] }],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", "/api/services/account/tokens", { ...watch, id: id(511) });
};

/** An app that Ada let in. */
const connect = async (apps: AppStore, grants: AppGrantStore, ada: Browser): Promise<void> => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: MemberId };
  const app = { id: APP, name: "Plan my week", redirectUris: [BACK], createdAt: 1 };
  const code = {
    grant: GRANT,
    app: APP,
    name: app.name,
    redirectUri: BACK,
    challenge: asked.code_challenge,
    scopes: ["diary:read"],
    audience: "http://localhost:3000",
    endsAt: 10,
    isUsed: false,
  } as const;
  const never = Date.UTC(2200, 0);
  const pair = { access: { hash: "walked", endsAt: never }, refresh: { hash: "walked too", endsAt: never } };
  await Effect.runPromise(
    Effect.gen(function* () {
      if ((yield* apps.byId(APP)) !== undefined) return;
      yield* apps.add(app, 10, 0);
      yield* grants.offer(member, "walked", code, 1);
      yield* grants.redeem(member, "walked", () => ok(code), pair, 1);
    }),
  );
};

export const prepareStores: AccessRoom["prepareStores"] = ({ server, ada }) =>
  connect(server.get(AppStore), server.get(AppGrantStore), ada);

const connected =
  (endpoint: string) =>
  async ({ ada, inDatabase }: Walk) => {
    await inDatabase((sql) => Effect.promise(() => connect(makeSqlAppStore(sql), makeSqlAppGrantStore(sql), ada)));
    return accessRequests[endpoint] ?? ([""] as const);
  };

export const walkRequests: WalkRequests = Object.fromEntries(
  ["apps.askedApp", "apps.decideOnApp", "apps.disconnectApp"].map((endpoint) => [endpoint, connected(endpoint)]),
);
