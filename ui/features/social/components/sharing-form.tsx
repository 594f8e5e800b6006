import { Button, TextInput } from "@mantine/core";
import { SHARING_KEY } from "@morsel/application/social/sharing-key";
import type { DiarySharing } from "@morsel/domain/social";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice.tsx";
import { Problem } from "../../../shell/page.tsx";
import classes from "../../../shell/page.module.css";

export type SharingFormProps = {
  readonly sharing: DiarySharing;
  readonly isBusy: boolean;
  readonly problem?: string;
  readonly onSave: (sharing: DiarySharing) => void;
};

const WAYS = ["Private", "Locked", "Friends", "Public"] as const;

/** Who may read the diary, each with what it means. */
export const SharingForm = ({ sharing, isBusy, problem, onSave }: SharingFormProps) => {
  const [way, setWay] = useState(sharing._tag);
  const [key, setKey] = useState(sharing._tag === "Locked" ? sharing.key : "");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(way === "Locked" ? { _tag: way, key } : { _tag: way });
  };
  return (
    <form onSubmit={submit} className={classes.sheet} noValidate>
      <ChoiceGroup
        name="sharing"
        legend={<FormattedMessage id="sharing.who" />}
        choices={WAYS.map((value) => ({
          value,
          label: <FormattedMessage id={`sharing.way.${value}`} />,
          hint: <FormattedMessage id={`sharing.hint.${value}`} />,
        }))}
        value={way}
        onChoose={setWay}
      />
      {way === "Locked" && (
        <TextInput
          label={<FormattedMessage id="sharing.key" />}
          description={<FormattedMessage id="sharing.keyHint" values={SHARING_KEY} />}
          value={key}
          maxLength={SHARING_KEY.max}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setKey(value)}
        />
      )}
      <Problem>{problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="sharing.save" />
      </Button>
    </form>
  );
};
