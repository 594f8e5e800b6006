import { Button } from "@mantine/core";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalIn, refusalWords } from "../i18n/refusals.ts";
import { ErrorPage } from "./error-page.tsx";

/** What a page shows when its data could not be had: what happened, and another try, which loads it anew. */
export const FailedPage = ({ error }: ErrorComponentProps) => {
  const intl = useIntl();
  const router = useRouter();
  const message = refusalIn(error) === undefined ? undefined : refusalWords(intl, error);
  return (
    <ErrorPage {...(message === undefined ? {} : { message })}>
      <Button variant="default" onClick={() => void router.invalidate()}>
        <FormattedMessage id="shell.retry" />
      </Button>
    </ErrorPage>
  );
};
