import { err, ok, type Result } from "../result/index.ts";
import { plainText } from "../text/index.ts";

/** SO43: characters of a comment, and how many a day has between a client and a coach. */
export const COACH_COMMENT_MAX = 2000;
export const COACH_COMMENTS_A_DAY = 100;

export type CoachCommentRefused = { readonly _tag: "CoachCommentRefused"; readonly max: number };
export type CoachDayIsFull = { readonly _tag: "CoachDayIsFull"; readonly limit: number };

/** SO43: the text of a comment as it is kept. */
export const checkCoachComment = (given: string): Result<string, CoachCommentRefused> => {
  const text = plainText(given, COACH_COMMENT_MAX);
  return text === undefined ? err({ _tag: "CoachCommentRefused", max: COACH_COMMENT_MAX }) : ok(text);
};

/** SO43 */
export const checkCoachDay = (comments: number): Result<void, CoachDayIsFull> =>
  comments >= COACH_COMMENTS_A_DAY ? err({ _tag: "CoachDayIsFull", limit: COACH_COMMENTS_A_DAY }) : ok(undefined);

/** SO45: a client hides and reports what a coach wrote, and nothing of their own. */
export const mayHideComment = ({ isCoach }: { readonly isCoach: boolean }): boolean => isCoach;
