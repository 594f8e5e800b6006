import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import type { SettingValue } from "@morsel/domain/site-settings";
import { useIntl } from "react-intl";
import { useAdminAct } from "../admin/use-admin-act.ts";
import type { ActPorts } from "./act-ports.ts";

/** W760, W762: what an admin does about one setting, each with what takes it back. */
export const useSetting = (
  { site, toasts, newId }: ActPorts,
  { name, value, source }: ListedSetting,
  words: string,
) => {
  const intl = useIntl();
  const act = useAdminAct(toasts);
  const because = () => ({ id: newId(), reason: intl.formatMessage({ id: "setting.undo.reason" }) });
  /** The value that counted before: one that was set here, or the configuration's. */
  const undo = () => (source === "here" ? site.set({ ...because(), name, value }) : site.reset({ ...because(), name }));
  const done = (id: "setting.done" | "setting.reset.done") => intl.formatMessage({ id }, { name: words });
  return {
    isBusy: act.isPending,
    set: (id: string, reason: string, wanted: SettingValue, onSuccess: () => void) =>
      act.mutate(
        { asked: site.set({ id, reason, name, value: wanted }), done: done("setting.done"), undo: undo() },
        { onSuccess },
      ),
    reset: (id: string, reason: string, onSuccess: () => void) =>
      act.mutate(
        { asked: site.reset({ id, reason, name }), done: done("setting.reset.done"), undo: undo() },
        { onSuccess },
      ),
  };
};
