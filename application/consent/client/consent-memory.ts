import type { ConsentStatus, Framework } from "@morsel/domain/consent";
import { token } from "../../platform/token.ts";
import type { ConsentRecord } from "./consent-record.ts";

/** W429: this browser's answer that holds for the present viewer, as it changes. */
export interface ConsentMemory {
  readonly framework: Framework;
  /** Calls with each new answer until the call that it answers is called. */
  readonly onAnswer: (listener: () => void) => () => void;
  readonly record: () => ConsentRecord | undefined;
  readonly status: () => ConsentStatus;
  readonly keep: (record: ConsentRecord) => void;
  /** W211 */
  readonly hasPrivacySignal: boolean;
}

export const ConsentMemory = token<ConsentMemory>("ConsentMemory");

/** The frameworks that vendors ask in the page: `__tcfapi` in Europe, `__uspapi` and `__gpp` in California, none elsewhere. */
export interface ConsentFrameworks {
  /** Tells what holds now, and whether the question is on the screen. */
  readonly tell: (isShown: boolean) => Promise<void>;
}

export const ConsentFrameworks = token<ConsentFrameworks>("ConsentFrameworks");
