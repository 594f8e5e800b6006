import type { SignInSuspended } from "@morsel/application/identity/refusals";
import { authErrorCode } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";

/** Errors whose words are those of a refusal. */
const REFUSED: Readonly<Record<string, MessageId>> = {
  CredentialsSignin: "refused.CredentialsRefused",
  SecondStepNeeded: "refused.SecondStepNeeded",
  SecondStepWrong: "refused.SecondStepWrong",
  SignInSuspended: "account.error.suspended",
};

/** Words for an authentication error code (ID18). */
export const authErrorWords = (intl: IntlShape, code: string | undefined): string =>
  intl.formatMessage({ id: REFUSED[code ?? ""] ?? `account.error.${authErrorCode(code)}` });

/** ID125: a suspension is said with its reason and its end; all else as any refusal. */
export const signInRefusalWords = (intl: IntlShape, problem: unknown): string => {
  const refused = refusalIn<SignInSuspended>(problem);
  if (refused?._tag !== "SignInSuspended" || refused.until === undefined) return refusalWords(intl, problem);
  const until = intl.formatDate(refused.until, { dateStyle: "long", timeStyle: "short" });
  return intl.formatMessage({ id: "account.error.suspendedUntil" }, { until, reason: refused.reason });
};
