import type { ProviderAccount } from "@morsel/application/identity/provider-account";
import { token } from "@morsel/application/platform/token";
import type { RequestContext } from "../../requests/request-context.ts";
import type { SealedCookies } from "../../requests/sealed-cookies.ts";

/** J44: who came from another service and has no account yet, until they have joined in the same browser. */
export type Newcomers = {
  /** The line of the cookie that remembers them. */
  readonly remember: (who: ProviderAccount, origin: string) => string;
  readonly read: (request: Pick<RequestContext, "cookies" | "origin">) => ProviderAccount | undefined;
};

export const Newcomers = token<Newcomers>("Newcomers");

const NAME = "morsel-newcomer";
/** As long as somebody takes to join. */
const SECONDS = 3600;

const isWho = (value: unknown): value is ProviderAccount => {
  if (typeof value !== "object" || value === null) return false;
  const { provider, subject } = value as Partial<ProviderAccount>;
  return typeof provider === "string" && typeof subject === "string";
};

export const makeNewcomers = (sealed: SealedCookies): Newcomers => {
  const read: Newcomers["read"] = (request) => {
    const kept = sealed.read(NAME, request)?.value;
    return isWho(kept) ? kept : undefined;
  };
  return {
    remember: (who, origin) => sealed.write(NAME, who, origin, { seconds: SECONDS }),
    read,
  };
};
