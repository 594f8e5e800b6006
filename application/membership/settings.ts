import type { PremiumSettings as Settings } from "@morsel/domain/membership";
import { token } from "../platform/token.ts";

/** The operator's settings of premium. */
export type PremiumSettings = Settings;
export const PremiumSettings = token<PremiumSettings>("PremiumSettings");
