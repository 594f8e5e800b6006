import { err, ok, type Result } from "../result/index.ts";

/** FO15, W616: what an outside forum asks with: a nonce of its own, and where its member comes back to. */
export type ConnectRequest = { readonly nonce: string; readonly returnUrl: string };
export type ConnectRefused = { readonly _tag: "ConnectRefused" };

/** FO15: a member as the outside forum learns of one. */
export type ConnectMember = {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly isModerator: boolean;
};

const refused = err<ConnectRefused>({ _tag: "ConnectRefused" });

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    // Not an encoding: such a request is refused.
    return undefined;
  }
};

/** The first field of the name in a query string. */
const fieldIn = (query: string, name: string): string | undefined => {
  const found = query.split("&").find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
};

/** FO15, W616: the request in a payload whose signature holds; it leads back to the forum's own host, with https, or not at all. */
export const connectRequestIn = (payload: string, forum: string): Result<ConnectRequest, ConnectRefused> => {
  const nonce = fieldIn(payload, "nonce");
  const returnUrl = fieldIn(payload, "return_sso_url");
  const [, host] = /^(https:\/\/[^/?#\s\\@]+)/.exec(forum) ?? [];
  if (nonce === undefined || !/^[\w.~+/=-]{8,200}$/.test(nonce) || returnUrl === undefined || host === undefined)
    return refused;
  const isOwn = returnUrl === host || returnUrl.startsWith(`${host}/`);
  return isOwn && returnUrl.length <= 500 && !/[\s\\#]/.test(returnUrl) ? ok({ nonce, returnUrl }) : refused;
};

/** FO15: the answer's payload; an address that its member has not confirmed is confirmed by the forum. */
export const connectAnswer = ({ nonce }: ConnectRequest, member: ConnectMember): string =>
  (
    [
      ["nonce", nonce],
      ["external_id", member.id],
      ["email", member.email],
      ["username", member.username],
      ["require_activation", String(!member.isEmailVerified)],
      ["moderator", String(member.isModerator)],
    ] as const
  )
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join("&");
