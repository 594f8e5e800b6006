import type { AtProvider } from "@morsel/application/sign-in-methods/providers";
import type { RequestContext } from "../requests/request-context.ts";
import type { SealedCookies } from "../requests/sealed-cookies.ts";

const NAME = "morsel-newcomer";
/** As long as somebody takes to join. */
const SECONDS = 3600;

const isWho = (value: unknown): value is AtProvider => {
  if (typeof value !== "object" || value === null) return false;
  const { provider, subject } = value as Partial<AtProvider>;
  return typeof provider === "string" && typeof subject === "string";
};

/** J44: who came from a provider and has no account yet, for the sign-up that follows. */
export const rememberNewcomer = (sealed: SealedCookies, who: AtProvider, origin: string): string =>
  sealed.write(NAME, who, origin, { seconds: SECONDS });

export const newcomerIn = (
  sealed: SealedCookies,
  request: Pick<RequestContext, "cookies" | "origin">,
): AtProvider | undefined => {
  const kept = sealed.read(NAME, request)?.value;
  return isWho(kept) ? kept : undefined;
};

export const forgetNewcomer = (sealed: SealedCookies, origin: string): string => sealed.forget(NAME, origin);
