import { Button, Skeleton } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../i18n/refusals.ts";
import { Problem } from "../shell/page/page.tsx";
import classes from "./sharing.module.css";

export const Waiting = () => (
  <div aria-busy="true" className={classes.loading}>
    <Skeleton height={56} radius="md" />
    <Skeleton height={56} radius="md" />
  </div>
);

export type FailedProps = {
  /** Refusal or error that loading ended with. */
  readonly error: unknown;
  /** Called when somebody tries again. */
  readonly onRetry: () => void;
};

/** Failed read with its reason and a retry. */
export const Failed = ({ error, onRetry }: FailedProps) => {
  const intl = useIntl();
  return (
    <>
      <Problem>{refusalWords(intl, error)}</Problem>
      <div>
        <Button variant="default" onClick={onRetry}>
          <FormattedMessage id="diary.again" />
        </Button>
      </div>
    </>
  );
};
