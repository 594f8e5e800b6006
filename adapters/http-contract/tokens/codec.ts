import type { ApiToken, ApiTokenId } from "@morsel/domain/identity";
import type { MadeToken } from "@morsel/application/tokens/use-cases";
import type { WireApiToken, WireApiTokens, WireMadeApiToken } from "./tokens.ts";

export const writeApiToken = ({ id, name, scopes, createdAt, lastUsedAt }: ApiToken): WireApiToken => ({
  id,
  name,
  scopes,
  created_at: new Date(createdAt).toISOString(),
  last_used_at: lastUsedAt === undefined ? null : new Date(lastUsedAt).toISOString(),
});

export const writeApiTokens = (all: readonly ApiToken[]): WireApiTokens => ({ items: all.map(writeApiToken) });

export const writeMadeToken = ({ token, secret }: MadeToken): WireMadeApiToken => ({
  token: writeApiToken(token),
  secret,
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readApiToken = ({
  id,
  name,
  scopes,
  created_at: created,
  last_used_at: used,
}: WireApiToken): ApiToken => ({
  id: id as ApiTokenId,
  name,
  scopes,
  createdAt: Date.parse(created),
  ...(used === null ? {} : { lastUsedAt: Date.parse(used) }),
});
