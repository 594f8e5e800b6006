import type { AtProvider } from "@morsel/application/sign-in-methods/providers";
import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { token } from "@morsel/application/platform/token";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { CurrentRequest, type RequestContext } from "../requests/request-context.ts";
import type { SealedCookies } from "../requests/sealed-cookies.ts";

/** J44: who came from another service and has no account yet, until they have joined in the same browser. */
export type Newcomers = {
  /** The line of the cookie that remembers them. */
  readonly remember: (who: AtProvider, origin: string) => string;
  readonly read: (request: Pick<RequestContext, "cookies" | "origin">) => AtProvider | undefined;
  /** The service is linked with who has joined, if they are the same. */
  readonly link: (member: Member) => Effect.Effect<void, never, CurrentRequest>;
};

export const Newcomers = token<Newcomers>("Newcomers");

const NAME = "morsel-newcomer";
/** As long as somebody takes to join. */
const SECONDS = 3600;

const isWho = (value: unknown): value is AtProvider => {
  if (typeof value !== "object" || value === null) return false;
  const { provider, subject } = value as Partial<AtProvider>;
  return typeof provider === "string" && typeof subject === "string";
};

export const makeNewcomers = (sealed: SealedCookies, { providers }: SignInMethodUseCases): Newcomers => {
  const read: Newcomers["read"] = (request) => {
    const kept = sealed.read(NAME, request)?.value;
    return isWho(kept) ? kept : undefined;
  };
  return {
    remember: (who, origin) => sealed.write(NAME, who, origin, { seconds: SECONDS }),
    read,
    link: (member) =>
      Effect.flatMap(CurrentRequest, (request) => {
        const who = read(request);
        return who === undefined ? Effect.void : providers.linkNewMember(member, who);
      }),
  };
};
