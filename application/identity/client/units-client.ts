import type { CaptchaNeeded } from "../../captcha/captcha.ts";
import type { FieldRefused, SignInNeeded, Unreachable } from "../../platform/refusals.ts";
import type { UnitPreferences } from "@morsel/domain/units";
import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

/** Changes the signed-in member's units; `Me` tells them. */
export interface UnitsClient {
  /** J12: what is left out stays. */
  readonly choose: (
    change: Partial<UnitPreferences>,
  ) => Effect.Effect<UnitPreferences, FieldRefused | CaptchaNeeded | SignInNeeded | Unreachable>;
}

export const UnitsClient = token<UnitsClient>("UnitsClient");
