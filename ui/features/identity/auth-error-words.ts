import { authErrorCode } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";

/** Errors whose words are those of a refusal. */
const REFUSED: Readonly<Record<string, MessageId>> = {
  CredentialsSignin: "refused.CredentialsRefused",
  SecondStepNeeded: "refused.SecondStepNeeded",
  SecondStepWrong: "refused.SecondStepWrong",
};

/** Words for an authentication error code (ID18). */
export const authErrorWords = (intl: IntlShape, code: string | undefined): string =>
  intl.formatMessage({ id: REFUSED[code ?? ""] ?? `account.error.${authErrorCode(code)}` });
