import { safeCallbackUrl } from "@morsel/domain/identity";
import { redirect } from "@tanstack/react-router";

/** The session, as far as a way in asks for it. */
type Watched = { readonly sessionWatch: { readonly current: () => { readonly status: string } } };

/** Undefined by name for what is no text: the router hands on whatever a route does not speak of. */
export const textParameter = (search: Record<string, unknown>, name: string): string | undefined =>
  typeof search[name] === "string" ? search[name] : undefined;

/** ID12, NA19: a member has no use for the ways in, and is back where one was instead. */
export const redirectSignedIn = (context: Watched, callbackUrl: string | undefined): void => {
  if (context.sessionWatch.current().status !== "authenticated") return;
  const { origin } = window.location;
  throw redirect({ href: safeCallbackUrl(callbackUrl ?? "/", origin).slice(origin.length), replace: true });
};
