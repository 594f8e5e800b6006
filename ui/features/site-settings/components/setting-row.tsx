import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import { type ReactNode } from "react";
import sharing from "../../../sharing/sharing.module.css";
import type { ActPorts } from "../act-ports.ts";
import { useSetting } from "../use-setting.ts";
import { ChangeOrReset } from "./change-or-reset.tsx";
import { SettingForm } from "./setting-form.tsx";
import { SourceWords } from "./source-words.tsx";

export type SettingRowProps = {
  /** The client that changes the setting, and what its acts need. */
  readonly ports: ActPorts;
  /** The setting as it counts now. */
  readonly setting: ListedSetting;
  /** Its name in words. */
  readonly words: string;
  /** Its value in words, a line each. */
  readonly shown: readonly ReactNode[];
  /** True where a network's advertisements may be chosen. */
  readonly hasAdScript?: boolean;
  /** Shows the setting without a way to change it. */
  readonly isFixed?: boolean;
};

/** One setting: its value, where that is from, and what changes it or gives it back to the file. */
export const SettingRow = ({ ports, setting, words, shown, hasAdScript = false, isFixed = false }: SettingRowProps) => {
  const act = useSetting(ports, setting, words);
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{words}</span>
        {shown.map((line, n) => (
          // eslint-disable-next-line react/no-array-index-key -- lines have no other name, and none is moved.
          <span key={n}>{line}</span>
        ))}
        <span className={sharing.hint}>
          <SourceWords source={setting.source} />
        </span>
      </span>
      {!isFixed && (
        <ChangeOrReset
          name={words}
          newId={ports.newId}
          isBusy={act.isBusy}
          isResettable={setting.source === "here"}
          form={({ id, close }) => (
            <SettingForm
              setting={setting}
              words={words}
              hasAdScript={hasAdScript}
              isBusy={act.isBusy}
              onCancel={close}
              onSubmit={(reason, value) => act.set(id, reason, value, close)}
            />
          )}
          onReset={({ id, close }, reason) => act.reset(id, reason, close)}
        />
      )}
    </li>
  );
};
