import type { Flag } from "@morsel/domain/eligibility";
import type { OperatorSettings } from "@morsel/domain/site-settings";
import { token } from "../platform/token.ts";

/** SS1: what ships, and over it the operator's file. */
export type ConfiguredSettings = {
  readonly settings: OperatorSettings;
  readonly flags: readonly Flag[];
  /** Names of the settings that the file says. */
  readonly inFile: readonly string[];
};

export const ConfiguredSettings = token<ConfiguredSettings>("ConfiguredSettings");
