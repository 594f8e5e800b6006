import { authErrorCode } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";

/** What is said as where it was refused. */
const REFUSED: Readonly<Record<string, MessageId>> = {
  CredentialsSignin: "refused.CredentialsRefused",
  SecondStepNeeded: "refused.SecondStepNeeded",
  SecondStepWrong: "refused.SecondStepWrong",
};

/** What a code of authentication means to who reads it (ID18). */
export const authErrorWords = (intl: IntlShape, code: string | undefined): string =>
  intl.formatMessage({ id: REFUSED[code ?? ""] ?? `account.error.${authErrorCode(code)}` });
