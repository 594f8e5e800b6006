import type { ActiveSession } from "@morsel/application/identity/session-store";
import {
  TOKEN_SCOPES,
  type ApiTokenId,
  type AppGrantId,
  type Member,
  type Role,
  type TokenArea,
  type TokenScope,
} from "@morsel/domain/identity";
import * as Context from "effect/Context";
import * as HttpApiMiddleware from "effect/http-api/HttpApiMiddleware";
import { BadInput, SignInNeeded } from "./problem-schemas.ts";

/** ID107: who may call an endpoint: everybody, signed-in members, or those of them who are premium members or admins. */
export type Caller = Role;

/** Every endpoint carries it as data; the access test walks all of them. */
export class Access extends Context.Service<Access, Caller>()("morsel/http/Access") {}

/** J28: also for a member whose account is about to be deleted: what there is to see of it, to end, and to take back. */
export const OpenWhileLeaving = Context.Reference<boolean>("morsel/http/OpenWhileLeaving", {
  defaultValue: () => false,
});
/** ME23: the feature of an endpoint that is refused without premium where the operator lists it. */
export const Wall = Context.Reference<string | undefined>("morsel/http/Wall", { defaultValue: () => undefined });
/** W532: also for an admin who has not proved the second step in this session. */
export const OpenBeforeEntry = Context.Reference<boolean>("morsel/http/OpenBeforeEntry", { defaultValue: () => false });
/**
 * W352: the area of an endpoint's scope; its method says whether it reads or writes. Credentials, devices and tokens are "session": a
 * token cannot show who holds it.
 */
export type Area = TokenArea | "session";
export const ScopeArea = Context.Reference<Area | undefined>("morsel/http/ScopeArea", {
  defaultValue: () => undefined,
});
/** Names the scope of an endpoint where area and method do not: one that only reads by POST, or takes a session alone. */
export const Scope = Context.Reference<TokenScope | "session" | undefined>("morsel/http/Scope", {
  defaultValue: () => undefined,
});

/** The scope that a token needs for an endpoint; undefined where no token is taken. */
export const scopeOf = (annotations: Context.Context<never>, method: string): TokenScope | undefined => {
  const named = Context.get(annotations, Scope);
  if (named !== undefined) return named === "session" ? undefined : named;
  const area = Context.get(annotations, ScopeArea);
  return TOKEN_SCOPES.find((scope) => scope === `${area}:${method === "GET" ? "read" : "write"}`);
};

/** A caller with a token instead of a session. */
export type Bearer = {
  readonly member: Member;
  readonly token: ApiTokenId | AppGrantId;
  readonly scopes: readonly TokenScope[];
  readonly audience?: string;
};

/** The bearer of one request; nobody where it came with a session or without either. */
export const CurrentBearer = Context.Reference<Bearer | undefined>("morsel/http/CurrentBearer", {
  defaultValue: () => undefined,
});

/** An endpoint that takes the bytes of a file, and no more of them than this. */
export class UploadLimit extends Context.Service<UploadLimit, number>()("morsel/http/UploadLimit") {}

/** The session of one request; undefined for visitors. */
export const CurrentSession = Context.Reference<ActiveSession | undefined>("morsel/http/CurrentSession", {
  defaultValue: () => undefined,
});

/** The member of one request, who is there. */
export class CurrentMember extends Context.Service<CurrentMember, Member>()("morsel/http/CurrentMember") {}

/** Lets signed-in members through and tells the handler who they are. */
export class SignedIn extends HttpApiMiddleware.Service<SignedIn, { provides: CurrentMember }>()(
  "morsel/http/SignedIn",
  { error: SignInNeeded },
) {}

/** Turns what could not be decoded into a problem that names the field and what it takes. */
export class PlainRefusals extends HttpApiMiddleware.Service<PlainRefusals>()("morsel/http/PlainRefusals", {
  error: BadInput,
}) {}
