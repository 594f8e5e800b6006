import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import classes from "./planned.module.css";

export type PlannedScreenProps = {
  readonly title: string;
  /** One-sentence description of the coming page. */
  readonly description: string;
  /** Existing page that serves the purpose until then. */
  readonly nearest: { readonly path: string; readonly title: string };
};

/** NA20: a page that has an address and no screen yet says so, says what it will be, and leads to what works. */
export const PlannedScreen = ({ title, description, nearest }: PlannedScreenProps) => (
  <Page title={title} lead={<FormattedMessage id="planned.state" />}>
    <div className={classes.planned} data-planned>
      <p>
        <FormattedMessage id="planned.what" values={{ description }} />
      </p>
      <p>
        <FormattedMessage id="planned.nearest" />
      </p>
      <ActionLink path={nearest.path} variant="default">
        <FormattedMessage id="planned.open" values={{ title: nearest.title }} />
      </ActionLink>
    </div>
  </Page>
);
