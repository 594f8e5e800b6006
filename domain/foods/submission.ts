import type { NutrientId, NutritionFacts } from "../nutrition/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

/** Review state of a food offered to everybody; a food without one is its member's alone. `at` is an instant. */
export type Submission =
  | { readonly state: "pending" | "accepted"; readonly at: number }
  | { readonly state: "declined" | "returned"; readonly at: number; readonly reason: string };

/** F27: what is answered of a food that waits; `return` asks its member to mend it. */
export type ReviewAnswer =
  | { readonly verdict: "publish" }
  | { readonly verdict: "decline" | "return"; readonly reason: string };
export type ReviewVerdict = ReviewAnswer["verdict"];
export const REVIEW_VERDICTS = ["publish", "return", "decline"] as const satisfies readonly ReviewVerdict[];

export type SubmissionRefused =
  /** These figures must be known first. */
  | { readonly _tag: "SubmissionNeeds"; readonly missing: readonly NutrientId[] }
  | { readonly _tag: "SubmissionMisplaced"; readonly state: Submission["state"] | "private" }
  | { readonly _tag: "ReasonRefused"; readonly max: number };

const NEEDED = ["energy", "carbohydrates", "fat", "protein"] as const;
/** As long as the reason of an act (AD3), which is told to the member. */
const REASON_MAX = 500;

const misplaced = (now: Submission | undefined) =>
  err<SubmissionRefused>({ _tag: "SubmissionMisplaced", state: now?.state ?? "private" });

/** F27: a food is offered to all with its main figures known; one that waits already waits on. */
export const submitFood = (
  now: Submission | undefined,
  nutrients: NutritionFacts,
  at: number,
): Result<Submission, SubmissionRefused> => {
  const missing = NEEDED.filter((id) => nutrients[id] === undefined);
  if (missing.length > 0) return err({ _tag: "SubmissionNeeds", missing });
  if (now?.state === "accepted") return misplaced(now);
  return ok(now?.state === "pending" ? now : { state: "pending", at });
};

/** F27: taken back while it waits; what is private stays so. */
export const withdrawFood = (now: Submission | undefined): Result<undefined, SubmissionRefused> =>
  now === undefined || now.state === "pending" ? ok(undefined) : misplaced(now);

/** F27: another version waits anew, also one of a food that was published; of one that was refused it is private until it is offered again. */
export const submissionAfterEdit = (now: Submission | undefined, at: number): Submission | undefined =>
  now?.state === "pending" || now?.state === "accepted" ? { state: "pending", at } : undefined;

/** F27: only what waits is answered, a refusal with its reason. */
export const reviewFood = (
  now: Submission | undefined,
  answer: ReviewAnswer,
  at: number,
): Result<Submission, SubmissionRefused> => {
  if (now?.state !== "pending") return misplaced(now);
  if (answer.verdict === "publish") return ok({ state: "accepted", at });
  const reason = plainLine(answer.reason, REASON_MAX);
  if (reason === undefined) return err({ _tag: "ReasonRefused", max: REASON_MAX });
  return ok({ state: answer.verdict === "decline" ? "declined" : "returned", at, reason });
};
