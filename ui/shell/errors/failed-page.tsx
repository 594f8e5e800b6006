import { Button } from "@mantine/core";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { hasNewBuild } from "../../composition/new-build.ts";
import { FormattedMessage, useIntl } from "react-intl";
import { isMissingModule } from "../lazy/import-with-retry.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import { ErrorPage } from "./error-page.tsx";

export { ErrorPage, NotFoundPage } from "./error-page.tsx";

/** Page whose data could not be loaded: the reason, and a retry. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const intl = useIntl();
  const router = useRouter();
  /**
   * Parts of a build that is gone do not come, however often they are asked for, and some browsers never ask again for one that did
   * not come: the page, on which nothing is typed, is loaded anew.
   */
  const again = async (): Promise<void> => {
    const isGone = await hasNewBuild(document, window.fetch.bind(window)).catch(() => false);
    if (isGone || isMissingModule(error)) window.location.reload();
    else await router.invalidate();
  };
  const message = refusalIn(error) === undefined ? undefined : refusalWords(intl, error);
  return (
    <ErrorPage {...(message === undefined ? {} : { message })}>
      <Button variant="default" onClick={() => void again()}>
        <FormattedMessage id="shell.retry" />
      </Button>
    </ErrorPage>
  );
};
