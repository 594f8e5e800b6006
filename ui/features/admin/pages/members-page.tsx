import type { AdminClient } from "@morsel/application/admin/client/admin-client";
import { MEMBER_VIEWS, type MemberView } from "@morsel/domain/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import search from "../../../fields/search-field.module.css";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { AdminPage } from "../components/admin-page.tsx";
import classes from "../components/admin.module.css";
import { MemberRow } from "../components/member-row.tsx";
import { membersQuery } from "../queries.ts";
import { MoreButton } from "../components/more-button.tsx";

const route = getRouteApi("/admin");

/** /admin: the members of this server. */
export const MembersPage = () => {
  const { admin } = route.useRouteContext();
  const { view = "all" } = route.useSearch();
  return (
    <AdminPage
      admin={admin}
      section="/admin"
      title={<FormattedMessage id="admin.members.title" />}
      lead={<FormattedMessage id="admin.members.lead" />}
    >
      <Members key={view} admin={admin} view={view} />
    </AdminPage>
  );
};

const Members = ({ admin, view }: { readonly admin: AdminClient; readonly view: MemberView }) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const listed = useInfiniteQuery(membersQuery(admin, view, asked));
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <form role="search" className={search.field} onSubmit={(event) => event.preventDefault()}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={intl.formatMessage({ id: "admin.members.search" })}
          placeholder={intl.formatMessage({ id: "admin.members.search" })}
          value={text}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </form>
      {asked === "" && (
        <nav className={classes.sections} aria-labelledby="member-views">
          <span id="member-views" className="morsel-hidden">
            <FormattedMessage id="admin.views" />
          </span>
          {MEMBER_VIEWS.map((one) => (
            <AppLink
              key={one}
              className={classes.section}
              path={one === "all" ? "/admin" : `/admin?view=${one}`}
              aria-current={one === view ? "page" : undefined}
            >
              <FormattedMessage id={`admin.view.${one}`} />
            </AppLink>
          ))}
        </nav>
      )}
      {shown === undefined &&
        (listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />)}
      {shown !== undefined && (
        <>
          <p role="status" className={shown.length === 0 ? sharing.hint : "morsel-hidden"}>
            {shown.length === 0 && asked !== "" && <FormattedMessage id="admin.noMatch" values={{ text: asked }} />}
            {shown.length === 0 && asked === "" && <FormattedMessage id="admin.members.none" />}
          </p>
          <ul className={sharing.list}>
            {shown.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        </>
      )}
      <MoreButton listed={listed} />
    </>
  );
};
