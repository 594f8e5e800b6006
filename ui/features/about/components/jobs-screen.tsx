import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Passages } from "../../../shell/page/passages.tsx";
import classes from "./about.module.css";

const PASSAGES = [
  { title: "about.jobs.words.title", text: "about.jobs.words" },
  { title: "about.jobs.foods.title", text: "about.jobs.foods" },
  { title: "about.jobs.code.title", text: "about.jobs.code" },
] as const;

/** Lists the ways to contribute, and the person to ask. */
export const JobsScreen = () => (
  <Page title={<FormattedMessage id="about.jobs.title" />} lead={<FormattedMessage id="about.jobs.lead" />}>
    <Passages passages={PASSAGES} />
    <p className={classes.ways}>
      <ActionLink path="/contact-us" variant="default">
        <FormattedMessage id="about.jobs.ask" />
      </ActionLink>
    </p>
  </Page>
);
