import type { DiarySettingsVersionConflict } from "@morsel/application/diary-settings/diary-settings-store";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { DiarySettings } from "@morsel/domain/diary";
import type { Dashboard } from "@morsel/domain/dashboard";
import { use, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { diarySettingsOf } from "../../../hooks/diary-settings-of.ts";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { CustomiseSheet } from "../components/customise/customise-sheet.tsx";

/** Each change is saved at once, one after the other; what could not be saved is taken back and said. */
export const CustomiseHome = ({ onClose }: { readonly onClose: () => void }) => {
  const app = useApp();
  const intl = useIntl();
  const { sessionWatch } = app;
  const ports = app.provide(
    { client: DiarySettingsClient },
    () => import("../../../composition/clients/diary-settings.ts"),
  );
  const { client } = ports instanceof Promise ? use(ports) : ports;
  const [first] = useState(() => diarySettingsOf(sessionWatch.current()));
  const saved = useRef<DiarySettings>(first);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const [dashboard, setDashboard] = useState(first.dashboard);
  const [before, setBefore] = useState<readonly Dashboard[]>([]);
  const [problem, setProblem] = useState<string>();
  const save = async (wanted: Dashboard): Promise<void> => {
    try {
      saved.current = await run(client.change(saved.current.version, { dashboard: wanted }));
      await run(ignoreOutcome(sessionWatch.refresh));
    } catch (refused) {
      const conflict = refusalIn<DiarySettingsVersionConflict>(refused);
      if (conflict?._tag === "DiarySettingsVersionConflict") saved.current = conflict.current;
      setDashboard(saved.current.dashboard);
      setProblem(intl.formatMessage({ id: "home.customise.failed" }, { why: refusalWords(intl, refused) }));
    }
  };
  const change = (wanted: Dashboard): void => {
    setProblem(undefined);
    setDashboard(wanted);
    queue.current = queue.current.then(() => save(wanted));
  };
  const last = before.at(-1);
  return (
    <CustomiseSheet
      dashboard={dashboard}
      onChange={(wanted) => {
        setBefore([...before, dashboard]);
        change(wanted);
      }}
      onClose={onClose}
      {...(problem === undefined ? {} : { problem })}
      {...(last === undefined
        ? {}
        : {
            onUndo: () => {
              setBefore(before.slice(0, -1));
              change(last);
            },
          })}
    />
  );
};
