import type { MemberId, TokenScope } from "@morsel/domain/identity";
import type { RequestContext } from "./request-context.ts";

/** W352: the member at an endpoint that visitors may call, too; a token without its scope is answered as a visitor. */
export const knownMember = (
  { session, bearer }: Pick<RequestContext, "session" | "bearer">,
  scope: TokenScope,
): MemberId | undefined =>
  session?.member.id ?? (bearer?.scopes.includes(scope) === true ? bearer.member.id : undefined);
