import { ActionIcon } from "@mantine/core";
import { useIntl } from "react-intl";
import { IconStar, IconStarFilled } from "../../../theme/later-icons.ts";

export type StarButtonProps = {
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
};

/** Marks a food as a favourite; its name stays, and whether it is on is said apart. */
export const StarButton = ({ name, isOn, onToggle }: StarButtonProps) => {
  const intl = useIntl();
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      size={44}
      flex="none"
      variant="subtle"
      color={isOn ? "blue" : "gray"}
      aria-label={intl.formatMessage({ id: "foods.favourite" }, { name })}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  );
};
