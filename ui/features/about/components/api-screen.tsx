import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Passages } from "../../../shell/page/passages.tsx";
import classes from "./about.module.css";

const PASSAGES = [
  { title: "about.api.shape.title", text: "about.api.shape" },
  { title: "about.api.who.title", text: "about.api.who" },
  { title: "about.api.try.title", text: "about.api.try" },
] as const;

/** The interface for programs: how it speaks, who may ask, and where every call is described. */
export const ApiScreen = ({ origin }: { readonly origin: string }) => (
  <Page title={<FormattedMessage id="about.api.title" />} lead={<FormattedMessage id="about.api.lead" />}>
    <Passages passages={PASSAGES} values={{ origin }} />
    {/* A long address breaks rather than scrolls. */}
    <pre className={classes.sample}>{`curl "${origin}/api/services/foods?query=banana&limit=3"`}</pre>
    <p className={classes.ways}>
      <ActionLink path="/api/docs" fullRefresh>
        <FormattedMessage id="about.api.docs" />
      </ActionLink>
      <ActionLink path="/api/openapi.json" fullRefresh variant="default">
        <FormattedMessage id="about.api.openapi" />
      </ActionLink>
    </p>
  </Page>
);
