import { Button, TextInput } from "@mantine/core";
import type { SharingWish } from "@morsel/application/account/change-settings";
import type { DiarySharing } from "@morsel/domain/privacy";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import classes from "../../identity/components/step-frame.module.css";

const KINDS = ["Private", "Friends", "Locked", "Public"] as const;
const WORDS = { Private: "private", Friends: "friends", Locked: "locked", Public: "public" } as const;

export type SharingFormProps = {
  readonly sharing: DiarySharing;
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onSave: (sharing: SharingWish) => void;
};

const isKey = (key: string): boolean => key.trim().length >= 4 && key.length <= 60;

/** Chooses the audience of the diary. The choice has consequences, so a button saves it. */
export const SharingForm = ({ sharing, problem, isBusy, onSave }: SharingFormProps) => {
  const [kind, setKind] = useState(sharing._tag);
  const [key, setKey] = useState("");
  const [isKeyWrong, setKeyWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const isKept = sharing._tag === "Locked" && key === "";
    const isWrong = kind === "Locked" && !isKept && !isKey(key);
    setKeyWrong(isWrong);
    if (isWrong || isBusy) return;
    onSave(kind === "Locked" && !isKept ? { _tag: kind, key } : { _tag: kind });
  };
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <ChoiceGroup
        name="sharing"
        isLegendHidden
        legend={<FormattedMessage id="accountPages.sharing.title" />}
        choices={KINDS.map((value) => ({
          value,
          label: <FormattedMessage id={`accountPages.sharing.${WORDS[value]}`} />,
          ...(value === "Locked" || value === "Public"
            ? {
                hint: <FormattedMessage id={`accountPages.sharing.${value === "Locked" ? "locked" : "public"}.hint`} />,
              }
            : {}),
        }))}
        value={kind}
        onChoose={setKind}
      />
      {kind === "Locked" ? (
        <TextInput
          name="key"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          label={
            <FormattedMessage
              id={sharing._tag === "Locked" ? "accountPages.sharing.key.new" : "accountPages.sharing.key"}
            />
          }
          description={
            <FormattedMessage
              id={sharing._tag === "Locked" ? "accountPages.sharing.key.kept" : "accountPages.sharing.key.hint"}
            />
          }
          value={key}
          error={isKeyWrong ? <FormattedMessage id="accountPages.sharing.key.wrong" /> : undefined}
          onChange={(event) => setKey(event.currentTarget.value)}
        />
      ) : null}
      <Problem>{problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="accountPages.save" />
      </Button>
    </form>
  );
};
