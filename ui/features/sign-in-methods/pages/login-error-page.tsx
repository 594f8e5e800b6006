import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { ErrorPage } from "../../../shell/errors/error-page.tsx";
import { authErrorWords } from "../../identity/auth-error-words.ts";

const route = getRouteApi("/account/login/error");

/** ID80: what went wrong with signing in, where signing in would not mend it. */
export const LoginErrorPage = () => {
  const { intl } = useApp();
  const { error } = route.useSearch();
  return (
    <ErrorPage title={<FormattedMessage id="account.error.title" />} message={authErrorWords(intl, error)}>
      <ActionLink path="/account/login" variant="default">
        <FormattedMessage id="account.error.again" />
      </ActionLink>
    </ErrorPage>
  );
};
