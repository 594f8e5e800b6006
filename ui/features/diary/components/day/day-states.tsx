import { Button, Skeleton } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../../i18n/refusals.ts";
import classes from "./day-screen.module.css";

/** The shape of a day while it is fetched: nothing moves when it comes. */
export const DaySkeleton = () => {
  const intl = useIntl();
  return (
    <>
      <div
        className={classes.summary}
        aria-busy="true"
        aria-label={intl.formatMessage({ id: "diary.searching" })}
        role="status"
      >
        <Skeleton height={256} radius="lg" />
      </div>
      <div className={classes.meals} aria-hidden="true">
        <Skeleton height={52} mb="md" />
        {["a", "b", "c", "d"].map((key) => (
          <div key={key} className={classes.skeletonSlot}>
            <Skeleton height={24} width={120} />
            <Skeleton height={16} width="70%" mt="md" />
          </div>
        ))}
      </div>
    </>
  );
};

export type DayFailedProps = { readonly problem: unknown; readonly onRetry: () => void };

export const DayFailed = ({ problem, onRetry }: DayFailedProps) => {
  const intl = useIntl();
  return (
    <div className={classes.meals} role="alert">
      <h2>
        <FormattedMessage id="diary.failed" />
      </h2>
      <p>{refusalWords(intl, problem)}</p>
      <Button variant="default" onClick={onRetry}>
        <FormattedMessage id="diary.again" />
      </Button>
    </div>
  );
};
