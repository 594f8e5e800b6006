import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import classes from "../../../sharing/sharing.module.css";

/** The longest key that the server reads. */
const KEY_MAX = 60;

export type KeyFormProps = { readonly onKey: (key: string) => void };

/** Asks for the key of a locked diary. */
export const KeyForm = ({ onKey }: KeyFormProps) => {
  const [key, setKey] = useState("");
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (key !== "") onKey(key);
      }}
    >
      <TextInput
        label={<FormattedMessage id="diarySharing.key" />}
        description={<FormattedMessage id="diarySharing.key.hint" />}
        value={key}
        maxLength={KEY_MAX}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => setKey(value)}
      />
      <Button type="submit">
        <FormattedMessage id="diarySharing.open" />
      </Button>
    </form>
  );
};
