import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { entryQuery } from "../queries.ts";
import { EntryForm } from "./entry-form.tsx";
import classes from "./admin.module.css";

/** The pages for admins, in the order of their navigation. */
const SECTIONS = [
  { path: "/admin", words: "admin.section.members" },
  { path: "/admin/announcement", words: "admin.section.announcement" },
  { path: "/admin/codes", words: "admin.section.codes" },
  { path: "/admin/moderation", words: "admin.section.moderation" },
  { path: "/admin/categories", words: "admin.section.categories" },
  { path: "/admin/foods", words: "admin.section.foods" },
  { path: "/admin/foods/duplicates", words: "admin.section.duplicates" },
  { path: "/admin/sources", words: "admin.section.sources" },
  { path: "/admin/prices", words: "admin.section.prices" },
  { path: "/admin/payments", words: "admin.section.payments" },
  { path: "/admin/settings", words: "admin.section.settings" },
  { path: "/admin/flags", words: "admin.section.flags" },
  { path: "/admin/prompts", words: "admin.section.prompts" },
  { path: "/admin/statistics", words: "admin.section.statistics" },
  { path: "/admin/health", words: "admin.section.health" },
  { path: "/admin/jobs", words: "admin.section.jobs" },
  { path: "/admin/audit", words: "admin.section.audit" },
] as const satisfies readonly { readonly path: string; readonly words: MessageId }[];

export type AdminPath = (typeof SECTIONS)[number]["path"];

export type AdminPageProps = {
  /** Client of the pages for admins. */
  readonly admin: AdminClient;
  /** Heading of the page. */
  readonly title: ReactNode;
  /** Sentence that says what the page is. */
  readonly lead?: ReactNode;
  /** Section that is marked as the current one. */
  readonly section: AdminPath;
  /** Contents, shown once the second step is proved. */
  readonly children: ReactNode;
};

/** A page for admins: their navigation, and the second step before anything else. */
export const AdminPage = ({ admin, title, lead, section, children }: AdminPageProps) => {
  const { data, error, refetch } = useQuery(entryQuery(admin));
  return (
    <Page title={title} lead={lead} width="wide">
      <nav className={classes.sections} aria-labelledby="admin-sections">
        <span id="admin-sections" className="morsel-hidden">
          <FormattedMessage id="admin.sections" />
        </span>
        {SECTIONS.map(({ path, words }) => (
          <AppLink
            key={path}
            className={classes.section}
            path={path}
            aria-current={path === section ? "page" : undefined}
          >
            <FormattedMessage id={words} />
          </AppLink>
        ))}
      </nav>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (data.isEntered ? children : <EntryForm admin={admin} state={data} />)}
    </Page>
  );
};
