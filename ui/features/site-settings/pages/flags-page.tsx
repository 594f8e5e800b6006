import { Button } from "@mantine/core";
import type { ListedFlag } from "@morsel/application/site-settings/change-flags";
import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { FlagForm } from "../components/flag-form.tsx";
import { FlagRow } from "../components/flag-row.tsx";
import { flagsQuery } from "../queries.ts";
import { useFlag } from "../use-flag.ts";

const route = getRouteApi("/admin/flags");

/** /admin/flags: features for a part of the members. */
export const FlagsPage = () => {
  const { admin, settings } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/flags"
      title={<FormattedMessage id="flag.title" />}
      lead={<FormattedMessage id="flag.lead" />}
    >
      <Flags site={settings} />
    </AdminPage>
  );
};

type SiteProps = { readonly site: SiteSettingsClient };

const Flags = ({ site }: SiteProps) => {
  const { toasts, device } = useApp();
  const { data, error, refetch } = useQuery(flagsQuery(site));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ul className={sharing.list}>
        {data.map((listed) => (
          <FlagRow key={listed.flag.name} ports={{ site, toasts, newId: device.newId }} listed={listed} />
        ))}
      </ul>
      <NewFlag site={site} />
    </>
  );
};

const NONE: ListedFlag = { flag: { name: "", treatment: "on", config: null }, source: "none" };

const NewFlag = ({ site }: SiteProps) => {
  const { toasts, device } = useApp();
  const [id, setId] = useState<string>();
  const act = useFlag({ site, toasts, newId: device.newId }, NONE);
  const close = (): void => setId(undefined);
  return id === undefined ? (
    <div className={sharing.actions}>
      <Button variant="default" onClick={() => setId(device.newId())}>
        <FormattedMessage id="flag.add" />
      </Button>
    </div>
  ) : (
    <FlagForm
      flag={NONE.flag}
      isBusy={act.isBusy}
      onCancel={close}
      onSubmit={(reason, wish) => act.set(id, reason, wish, close)}
    />
  );
};
