import { Button } from "@mantine/core";
import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import type { ActPorts } from "../act-ports.ts";
import { EndForm } from "../../back-office/components/end-form.tsx";
import { useSetting } from "../use-setting.ts";
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

type Open = { readonly what: "change" | "reset"; readonly id: string };

/** One setting: its value, where that is from, and what changes it or gives it back to the file. */
export const SettingRow = ({ ports, setting, words, shown, hasAdScript = false, isFixed = false }: SettingRowProps) => {
  const intl = useIntl();
  const act = useSetting(ports, setting, words);
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  const isHere = setting.source === "here";
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
      {open === undefined && !isFixed && (
        <span className={sharing.actions}>
          <Button
            variant="default"
            aria-label={intl.formatMessage({ id: "setting.change.this" }, { name: words })}
            onClick={() => setOpen({ what: "change", id: ports.newId() })}
          >
            <FormattedMessage id="setting.change" />
          </Button>
          {isHere && (
            <Button
              variant="default"
              aria-label={intl.formatMessage({ id: "setting.reset.this" }, { name: words })}
              onClick={() => setOpen({ what: "reset", id: ports.newId() })}
            >
              <FormattedMessage id="setting.reset" />
            </Button>
          )}
        </span>
      )}
      {open?.what === "change" && (
        <SettingForm
          setting={setting}
          words={words}
          hasAdScript={hasAdScript}
          isBusy={act.isBusy}
          onCancel={close}
          onSubmit={(reason, value) => act.set(open.id, reason, value, close)}
        />
      )}
      {open?.what === "reset" && (
        <EndForm
          words={<FormattedMessage id="setting.reset" />}
          isBusy={act.isBusy}
          onCancel={close}
          onSubmit={(reason) => act.reset(open.id, reason, close)}
        />
      )}
    </li>
  );
};
