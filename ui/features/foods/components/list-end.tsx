import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "./database.module.css";

export type ListEndProps = {
  /** State of a paged query. */
  readonly found: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
};

/** Under a list of foods: why it could not be read, and the way to the page behind. */
export const ListEnd = ({ found }: ListEndProps) => {
  const intl = useIntl();
  return (
    <>
      {found.isError && (
        <div role="alert" className={classes.failed}>
          <p>{refusalWords(intl, found.error)}</p>
          <Button variant="default" onClick={() => void found.refetch()}>
            <FormattedMessage id="foods.again" />
          </Button>
        </div>
      )}
      {found.hasNextPage && (
        <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          <FormattedMessage id="foods.more" />
        </Button>
      )}
    </>
  );
};
