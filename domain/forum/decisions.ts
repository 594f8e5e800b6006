import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";
import type { ReportedKind } from "./reports.ts";

/** FO13: what moderators do about something that was reported. */
export const DECISIONS = ["dismiss", "hide", "warn", "ban"] as const;
export type DecisionAct = (typeof DECISIONS)[number];

export type DecisionRefused = { readonly _tag: "DecisionRefused"; readonly kind: ReportedKind };

/** FO13: posts alone can be hidden; what else is reported is its members' own, or private. FO30: a food may have no owner. */
export const checkDecision = (
  act: DecisionAct,
  kind: ReportedKind,
  hasOwner = true,
): Result<DecisionAct, DecisionRefused> => {
  const isFit = act === "dismiss" || (hasOwner && (act !== "hide" || kind === "post"));
  return isFit ? ok(act) : err({ _tag: "DecisionRefused", kind });
};

/** FO14: characters of an appeal. */
export const APPEAL_MAX = 1000;

export type AppealRefused =
  | { readonly _tag: "AppealLength"; readonly min: number; readonly max: number }
  | { readonly _tag: "AlreadyAppealed" };

/** FO14: against what was done about them a member appeals once; against a report that was dismissed there is nothing to say. */
export const checkAppeal = (
  decision: { readonly act: DecisionAct; readonly appeal?: string },
  text: string,
): Result<string, AppealRefused> => {
  if (decision.act === "dismiss" || decision.appeal !== undefined) return err({ _tag: "AlreadyAppealed" });
  const plain = plainText(text, APPEAL_MAX);
  return plain === undefined ? err({ _tag: "AppealLength", min: 1, max: APPEAL_MAX }) : ok(plain);
};
