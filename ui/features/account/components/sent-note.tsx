import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "./account.module.css";

/** The same for every name: whether there is such an account is told to nobody. */
export const SentNote = () => (
  <Sheet>
    <p role="status" className={classes.said}>
      <FormattedMessage id="accountPages.sent" />
    </p>
    <ActionLink path="/account/login" variant="default">
      <FormattedMessage id="accountPages.sent.back" />
    </ActionLink>
  </Sheet>
);
