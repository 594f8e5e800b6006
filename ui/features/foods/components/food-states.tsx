import { Button, Skeleton } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./food-view.module.css";

/** The shape of a food page while it is fetched. */
export const FoodSkeleton = () => {
  const intl = useIntl();
  return (
    <div
      className={classes.page}
      role="status"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: "foods.loading" })}
    >
      <Skeleton height={44} width={140} maw="100%" />
      <Skeleton height={40} width="60%" />
      <Skeleton height={260} radius="lg" />
      <Skeleton height={520} />
    </div>
  );
};

export type FoodFailedProps = {
  /** Refusal or error that loading the food ended with. */
  readonly problem: unknown;
  /** Path of the food database, offered where the food does not exist. */
  readonly databasePath: string;
  /** Absent where another try would change nothing. */
  readonly onRetry?: () => void;
};

export const FoodFailed = ({ problem, databasePath, onRetry }: FoodFailedProps) => {
  const intl = useIntl();
  const isUnknown = refusalIn(problem)?._tag === "FoodNotFound";
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.name}>
        <FormattedMessage id={isUnknown ? "foods.notFound" : "foods.failed"} />
      </h1>
      <p className={classes.meta}>
        {isUnknown ? <FormattedMessage id="foods.notFoundHint" /> : refusalWords(intl, problem)}
      </p>
      <p>
        {isUnknown ? (
          <AppLink path={databasePath}>
            <FormattedMessage id="foods.back" />
          </AppLink>
        ) : (
          <Button variant="default" onClick={onRetry}>
            <FormattedMessage id="foods.again" />
          </Button>
        )}
      </p>
    </div>
  );
};
