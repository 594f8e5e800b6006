import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { useIntl } from "react-intl";
import { IconMoon, IconSun } from "../../theme/icons.ts";

export const ColorSchemeToggle = () => {
  const intl = useIntl();
  const { setColorScheme } = useMantineColorScheme();
  const next = useComputedColorScheme("light") === "light" ? "dark" : "light";
  return (
    <ActionIcon
      aria-label={intl.formatMessage({ id: next === "dark" ? "shell.scheme.toDark" : "shell.scheme.toLight" })}
      onClick={() => setColorScheme(next)}
    >
      {next === "dark" ? <IconMoon size={20} aria-hidden="true" /> : <IconSun size={20} aria-hidden="true" />}
    </ActionIcon>
  );
};
