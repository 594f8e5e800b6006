import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import classes from "../../../shell/page/page.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";

const FILES = ["entries", "days", "body", "kept", "settings", "account"] as const;

/** /reports/export: the browser itself fetches the file and shows how far it is. */
export const ExportPage = () => (
  <Page title={<FormattedMessage id="export.title" />} lead={<FormattedMessage id="export.lead" />}>
    <div>
      <Button component="a" href="/api/services/export" download>
        <FormattedMessage id="export.download" />
      </Button>
    </div>
    <AppLink path="/reports/import">
      <FormattedMessage id="export.toImport" />
    </AppLink>
    <section className={classes.passage}>
      <h2>
        <FormattedMessage id="export.what" />
      </h2>
      <ul>
        {FILES.map((file) => (
          <li key={file}>
            <FormattedMessage id={`export.file.${file}`} />
          </li>
        ))}
      </ul>
    </section>
    <section className={classes.passage}>
      <h2>
        <FormattedMessage id="export.how" />
      </h2>
      <p>
        <FormattedMessage id="export.how.csv" />
      </p>
      <p>
        <FormattedMessage id="export.how.empty" />
      </p>
    </section>
  </Page>
);
