import { NativeSelect } from "@mantine/core";
import { AUDIT_ACTS } from "@morsel/domain/admin";
import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { AdminPage } from "../components/admin-page.tsx";
import classes from "../components/admin.module.css";
import { AuditList } from "../components/audit-list.tsx";

const route = getRouteApi("/admin/audit");

/** /admin/audit: all that admins did. */
export const AuditPage = () => {
  const intl = useIntl();
  const { locale } = useApp();
  const { admin } = route.useRouteContext();
  const { act } = route.useSearch();
  const go = useNavigateTo();
  return (
    <AdminPage
      admin={admin}
      section="/admin/audit"
      title={<FormattedMessage id="admin.audit.title" />}
      lead={<FormattedMessage id="admin.audit.lead" />}
    >
      <NativeSelect
        className={classes.filter}
        label={<FormattedMessage id="admin.audit.filter" />}
        value={act ?? ""}
        data={[
          { value: "", label: intl.formatMessage({ id: "admin.audit.all" }) },
          ...AUDIT_ACTS.map((value) => ({ value, label: intl.formatMessage({ id: `admin.audit.${value}` }) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          go(pathIn(locale, value === "" ? "/admin/audit" : `/admin/audit?act=${value}`))
        }
      />
      <AuditList admin={admin} act={act} />
    </AdminPage>
  );
};
