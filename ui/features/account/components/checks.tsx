import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./account.module.css";

export type ChecksProps<Name extends string> = {
  readonly labelledBy?: string;
  readonly names: readonly Name[];
  readonly chosen: Readonly<Record<Name, boolean>>;
  readonly label: (name: Name) => ReactNode;
  readonly onChoose: (name: Name, isChosen: boolean) => void;
};

/** Several choices of yes or no; each is kept at once. */
export const Checks = <Name extends string>({ labelledBy, names, chosen, label, onChoose }: ChecksProps<Name>) => (
  <div className={classes.checks} role="group" {...(labelledBy === undefined ? {} : { "aria-labelledby": labelledBy })}>
    {names.map((name) => (
      <div key={name} className={classes.check}>
        <Checkbox
          size="md"
          checked={chosen[name]}
          label={label(name)}
          onChange={(event) => onChoose(name, event.currentTarget.checked)}
        />
      </div>
    ))}
  </div>
);
