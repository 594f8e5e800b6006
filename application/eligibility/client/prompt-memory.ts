import type { DownloadRecord } from "@morsel/domain/eligibility";
import { token } from "../../platform/token.ts";

/** This browser's memory of closed prompts. A failure is reported, and never seen. */
export interface PromptMemory {
  readonly isMobileDevice: boolean;
  /** EL8: undefined where it cannot be read. */
  readonly record: () => DownloadRecord | undefined;
  readonly dismissDownload: (isAuthenticated: boolean, now: number) => void;
  readonly wasGymDismissed: () => boolean | undefined;
  readonly dismissGym: () => void;
  readonly hasSeenUpsell: () => boolean;
  readonly dismissUpsell: () => void;
}

export const PromptMemory = token<PromptMemory>("PromptMemory");
