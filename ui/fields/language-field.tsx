import { NativeSelect } from "@mantine/core";
import { useIntl } from "react-intl";
import type { LanguageSelectorProps } from "../shell/header/language-selector.tsx";
import { IconWorld } from "../theme/icons.ts";

/** The choice of a language as a field among others. */
export const LanguageField = ({ locale, languages, onLanguage }: LanguageSelectorProps) => {
  const intl = useIntl();
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: "shell.language" })}
      leftSection={<IconWorld size={18} aria-hidden="true" />}
      value={locale}
      onChange={(event) => onLanguage(event.currentTarget.value)}
      data={languages.map((language) => ({ value: language.locale, label: language.name }))}
    />
  );
};
