import { authErrorCode } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";

/** What a code of authentication means to who reads it (ID18); a refused sign-in is said as where it was refused. */
export const authErrorWords = (intl: IntlShape, code: string | undefined): string =>
  intl.formatMessage({
    id: code === "CredentialsSignin" ? "refused.CredentialsRefused" : `account.error.${authErrorCode(code)}`,
  });
