import { Button } from "@mantine/core";
import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import type { SiteSettingsClient } from "@morsel/application/site-settings/client/site-settings-client";
import { PROMPTS, type Prompt } from "@morsel/domain/eligibility";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { EndForm } from "../../back-office/components/end-form.tsx";
import { settingsQuery } from "../queries.ts";
import { useSetting } from "../use-setting.ts";

const route = getRouteApi("/admin/prompts");

/** /admin/prompts: which prompts may be shown. */
export const PromptsPage = () => {
  const { admin, settings } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/prompts"
      title={<FormattedMessage id="setting.prompts.title" />}
      lead={<FormattedMessage id="setting.prompts.lead" />}
    >
      <Prompts site={settings} />
    </AdminPage>
  );
};

type SiteProps = { readonly site: SiteSettingsClient };

const Prompts = ({ site }: SiteProps) => {
  const { data, error, refetch } = useQuery(settingsQuery(site));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={sharing.list}>
      {PROMPTS.map((prompt) => {
        const setting = data.items.find(({ name }) => name === `prompt.${prompt}`);
        return setting !== undefined && <PromptRow key={prompt} prompt={prompt} setting={setting} site={site} />;
      })}
    </ul>
  );
};

type RowProps = SiteProps & { readonly prompt: Prompt; readonly setting: ListedSetting };

const PromptRow = ({ prompt, setting, site }: RowProps) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const [id, setId] = useState<string>();
  const name = intl.formatMessage({ id: `setting.prompt.${prompt}` });
  const act = useSetting({ site, toasts, newId: device.newId }, setting, name);
  const close = (): void => setId(undefined);
  const isOn = setting.value === true;
  const words = <FormattedMessage id={isOn ? "setting.prompts.off" : "setting.prompts.on"} values={{ name }} />;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{name}</span>
        <span className={sharing.hint}>
          <FormattedMessage id={`setting.prompt.${prompt}.hint`} />
        </span>
        <span>
          <FormattedMessage id={isOn ? "setting.prompts.isOn" : "setting.prompts.isOff"} />
        </span>
      </span>
      {id === undefined ? (
        <Button variant="default" onClick={() => setId(device.newId())}>
          {words}
        </Button>
      ) : (
        <EndForm
          words={words}
          isBusy={act.isBusy}
          onCancel={close}
          onSubmit={(reason) => (isOn ? act.set(id, reason, false, close) : act.reset(id, reason, close))}
        />
      )}
    </li>
  );
};
