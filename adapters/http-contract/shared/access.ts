import type { ActiveSession } from "@morsel/application/identity/session-store";
import type { ApiTokenId, Member, Role, TokenScope } from "@morsel/domain/identity";
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
/** W352: what a token needs for an endpoint; one that names no scope takes no token. */
export const Scope = Context.Reference<TokenScope | undefined>("morsel/http/Scope", { defaultValue: () => undefined });

/** A caller with a token instead of a session. */
export type Bearer = { readonly member: Member; readonly token: ApiTokenId; readonly scopes: readonly TokenScope[] };

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
