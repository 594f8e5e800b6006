import { NativeSelect } from "@mantine/core";
import { PERCENT_CHOICES } from "@morsel/domain/goals";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import classes from "./goals.module.css";

export type PercentSelectProps = {
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly value: number;
  readonly isWrong?: boolean;
  readonly onPercent: (percent: number) => void;
};

/** Puts the result of a share below its field. */
const ORDER: ("label" | "input" | "description")[] = ["label", "input", "description"];

/** A share in steps of five. */
export const PercentSelect = ({ label, description, value, isWrong = false, onPercent }: PercentSelectProps) => {
  const intl = useIntl();
  return (
    <NativeSelect
      label={label}
      description={description}
      inputWrapperOrder={ORDER}
      error={isWrong}
      classNames={{ input: classes.share }}
      rightSectionWidth="1.75rem"
      value={String(value)}
      data={PERCENT_CHOICES.map((percent) => ({
        value: String(percent),
        label: intl.formatNumber(percent / 100, { style: "percent" }),
      }))}
      onChange={(event) => onPercent(Number(event.currentTarget.value))}
    />
  );
};
