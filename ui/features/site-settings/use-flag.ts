import type { ListedFlag } from "@morsel/application/site-settings/change-flags";
import type { Flag } from "@morsel/domain/eligibility";
import { useIntl } from "react-intl";
import { useAdminAct } from "../admin/use-admin-act.ts";
import type { ActPorts } from "./act-ports.ts";

/** W763: sets a flag or gives it back to the file, each with what takes it back. */
export const useFlag = ({ site, toasts, newId }: ActPorts, { flag: before, source }: ListedFlag) => {
  const intl = useIntl();
  const act = useAdminAct(toasts);
  const because = () => ({ id: newId(), reason: intl.formatMessage({ id: "setting.undo.reason" }) });
  const undo = (name: string) =>
    source === "page" || source === "command"
      ? site.setFlag({ ...because(), flag: before })
      : site.resetFlag({ ...because(), name });
  return {
    isBusy: act.isPending,
    set: (id: string, reason: string, flag: Omit<Flag, "config">, onSuccess: () => void) =>
      act.mutate(
        {
          asked: site.setFlag({ id, reason, flag }),
          done: intl.formatMessage({ id: "flag.done" }, { name: flag.name }),
          undo: undo(flag.name),
        },
        { onSuccess },
      ),
    reset: (id: string, reason: string, onSuccess: () => void) =>
      act.mutate(
        {
          asked: site.resetFlag({ id, reason, name: before.name }),
          done: intl.formatMessage({ id: "flag.reset.done" }, { name: before.name }),
          undo: undo(before.name),
        },
        { onSuccess },
      ),
  };
};
