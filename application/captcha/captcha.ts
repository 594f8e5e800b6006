import * as Effect from "effect/Effect";
import { token } from "../platform/token.ts";
import type { CaptchaWidget } from "@morsel/domain/reference";

/** The proof is missing, used or expired. */
export type CaptchaNeeded = { readonly _tag: "CaptchaNeeded" };
/** ID105: the service says nothing. */
export type CaptchaUnavailable = { readonly _tag: "CaptchaUnavailable" };

/** ID104: whether a person asks, by the service that the operator named. */
export interface Captcha {
  /** Widget that pages show; undefined if the operator named no service. */
  readonly widget: CaptchaWidget | undefined;
  /** `proof` is the text that the widget gave, once; null where it gave none. */
  readonly check: (proof: string | null) => Effect.Effect<void, CaptchaNeeded | CaptchaUnavailable>;
}

export const Captcha = token<Captcha>("Captcha");

/** Asks for no proof, because the operator named no service. */
export const NO_CAPTCHA: Captcha = { widget: undefined, check: () => Effect.void };
