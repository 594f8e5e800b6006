import { NativeSelect } from "@mantine/core";
import { useIntl } from "react-intl";
import classes from "./language-selector.module.css";
import { IconWorld } from "../theme/icons.ts";

export type LanguageSelectorProps = {
  readonly locale: string;
  /** Each with its own name for itself: "Deutsch". */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
  readonly onLanguage: (locale: string) => void;
  /** Among other fields it looks like one of them. */
  readonly isField?: boolean;
};

export const LanguageSelector = ({ locale, languages, onLanguage, isField = false }: LanguageSelectorProps) => {
  const intl = useIntl();
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: "shell.language" })}
      {...(isField ? {} : { variant: "unstyled", size: "sm", className: classes.selector })}
      classNames={{ input: classes.input ?? "" }}
      leftSection={<IconWorld size={18} aria-hidden="true" />}
      value={locale}
      onChange={(event) => onLanguage(event.currentTarget.value)}
      data={languages.map((language) => ({ value: language.locale, label: language.name }))}
    />
  );
};
