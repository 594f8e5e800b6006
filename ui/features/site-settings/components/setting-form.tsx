import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import type { SettingValue } from "@morsel/domain/site-settings";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { isReasonShort } from "../../back-office/components/reason-field.tsx";
import { ReasonedEnd } from "../../back-office/components/reasoned-end.tsx";
import { checkedIn, draftOf, type Draft } from "../fields.ts";
import { SettingFields } from "./setting-fields.tsx";

export type SettingFormProps = {
  readonly setting: ListedSetting;
  readonly words: string;
  readonly hasAdScript: boolean;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string, value: SettingValue) => void;
  readonly onCancel: () => void;
};

/** SS2: the setting's fields and the reason, below the row that it is about. */
export const SettingForm = ({ setting, words, hasAdScript, isBusy, onSubmit, onCancel }: SettingFormProps) => {
  const { name } = setting;
  const [draft, setDraft] = useState<Draft>(() => draftOf(name, setting.value));
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const value = checkedIn(name, draft, hasAdScript);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (value !== undefined && !isReasonShort(reason)) onSubmit(reason, value);
  };
  return (
    <form className={sharing.form} style={{ flexBasis: "100%" }} onSubmit={submit} noValidate>
      <SettingFields
        name={name}
        words={words}
        draft={draft}
        hasAdScript={hasAdScript}
        isWrong={isTold && value === undefined}
        onDraft={setDraft}
      />
      <ReasonedEnd
        reason={reason}
        isTold={isTold}
        onReason={setReason}
        words={<FormattedMessage id="setting.save" />}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  );
};
