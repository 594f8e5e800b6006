import type { AppQuestion } from "@morsel/application/tokens/client/apps-client";
import type { AppGrant, AppGrantId, AppId, AppRequest } from "@morsel/domain/identity";
import type { WireAppQuestion, WireAskedApp, WireConnectedApp, WireConnectedApps } from "./apps.ts";

export const writeConnectedApps = (all: readonly AppGrant[]): WireConnectedApps => ({
  items: all.map(({ id, name, scopes, audience, createdAt, lastUsedAt }) => ({
    id,
    name,
    scopes,
    audience,
    created_at: new Date(createdAt).toISOString(),
    last_used_at: lastUsedAt === undefined ? null : new Date(lastUsedAt).toISOString(),
  })),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readConnectedApp = (wire: WireConnectedApp): AppGrant => ({
  id: wire.id as AppGrantId,
  app: "" as AppId,
  name: wire.name,
  scopes: wire.scopes,
  audience: wire.audience,
  createdAt: Date.parse(wire.created_at),
  ...(wire.last_used_at === null ? {} : { lastUsedAt: Date.parse(wire.last_used_at) }),
});

export const readAskedApp = (wire: WireAskedApp): AppRequest => ({
  clientId: wire.client_id,
  redirectUri: wire.redirect_uri,
  responseType: wire.response_type,
  scope: wire.scope,
  state: wire.state,
  codeChallenge: wire.code_challenge,
  codeChallengeMethod: wire.code_challenge_method,
  resource: wire.resource,
});

export const writeAskedApp = (request: AppRequest): WireAskedApp => {
  const { scope, state, codeChallenge, codeChallengeMethod, resource } = request;
  return {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: request.responseType,
    ...(scope === undefined ? {} : { scope }),
    ...(state === undefined ? {} : { state }),
    ...(codeChallenge === undefined ? {} : { code_challenge: codeChallenge }),
    ...(codeChallengeMethod === undefined ? {} : { code_challenge_method: codeChallengeMethod }),
    ...(resource === undefined ? {} : { resource }),
  };
};

export const readAppQuestion = ({ name = "", scopes = [], redirect_to: to }: WireAppQuestion): AppQuestion =>
  to === undefined ? { _tag: "Ask", name, scopes } : { _tag: "Answer", to };
