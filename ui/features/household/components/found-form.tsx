import { Button, TextInput } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import { checkHouseholdName, type HouseholdId } from "@morsel/domain/household";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import type { HouseholdCommands } from "../use-household.ts";
import classes from "../../../sharing/sharing.module.css";

export type FoundFormProps = {
  readonly household: HouseholdClient;
  readonly newId: () => string;
  readonly act: HouseholdCommands;
};

/** For who is in no household: to make one. */
export const FoundForm = ({ household, newId, act }: FoundFormProps) => {
  const intl = useIntl();
  const [name, setName] = useState("");
  // W260: tried again after a lost answer, it is still the same household.
  const [id] = useState(() => newId() as HouseholdId);
  const [isWrong, setIsWrong] = useState(false);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const isName = checkHouseholdName(name) !== undefined;
    setIsWrong(!isName);
    if (isName) act.mutate(household.found(id, name));
  };
  return (
    <Sheet labelledBy="found-household">
      <h2 id="found-household" className={page.subtitle}>
        <FormattedMessage id="household.found.title" />
      </h2>
      <p className={classes.hint}>
        <FormattedMessage id="household.found.hint" />
      </p>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          label={<FormattedMessage id="household.name" />}
          placeholder={intl.formatMessage({ id: "household.name.example" })}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          autoComplete="off"
          {...(isWrong ? { error: <FormattedMessage id="household.name.wrong" /> } : {})}
        />
        <Button type="submit" loading={act.isPending}>
          <FormattedMessage id="household.found.submit" />
        </Button>
      </form>
    </Sheet>
  );
};
