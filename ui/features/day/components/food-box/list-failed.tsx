import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import classes from "../../../../fields/log-box.module.css";

/** In the place of a list that did not arrive. */
export const ListFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={classes.nothing} role="alert">
    <strong>
      <FormattedMessage id="foods.failed" />
    </strong>
    <Button variant="default" onClick={onRetry}>
      <FormattedMessage id="foods.again" />
    </Button>
  </div>
);
