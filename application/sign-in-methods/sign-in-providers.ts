import * as Effect from "effect/Effect";
import type { ProviderProfile } from "../identity/provider-account.ts";
import { token } from "../platform/token.ts";

/** Another service that tells who somebody is, as the operator configured it. */
export type SignInProvider = {
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  /** It sends the browser back with a form of its own site instead of an address. */
  readonly isFormPost: boolean;
};

/** Address for the browser, and the values with which only this browser may come back. */
export type ProviderQuestion = {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
};

/** The parameters of an address or of a form, each once. */
export type ProviderAnswer = Readonly<Record<string, string>>;

/** The provider identified nobody; its name is for the log, not for the reader of the page. */
export type ProviderFailed = {
  readonly _tag: "ProviderFailed";
  readonly reason: "cancelled" | "refused" | "unreachable" | "unreadable";
};

export interface SignInProviders {
  readonly all: readonly SignInProvider[];
  /** `callback` is the address to which the browser comes back. ID102: `isAgain` asks them to show there anew who they are. */
  readonly ask: (id: string, callback: string, isAgain?: boolean) => Effect.Effect<ProviderQuestion, ProviderFailed>;
  /** `answer` is what the browser came back with: the parameters of an address or of a form. */
  readonly read: (
    id: string,
    callback: string,
    asked: Omit<ProviderQuestion, "url">,
    answer: ProviderAnswer,
  ) => Effect.Effect<ProviderProfile, ProviderFailed>;
}

export const SignInProviders = token<SignInProviders>("SignInProviders");

const none = Effect.fail<ProviderFailed>({ _tag: "ProviderFailed", reason: "refused" });

/** Stands in if the operator named none. */
export const NO_PROVIDERS: SignInProviders = { all: [], ask: () => none, read: () => none };
