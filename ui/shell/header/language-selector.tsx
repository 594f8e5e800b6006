import { useIntl } from "react-intl";
import { IconChevronDown, IconWorld } from "../../theme/icons.ts";
import classes from "./language-selector.module.css";

export type LanguageSelectorProps = {
  /** Language that is shown. */
  readonly locale: string;
  /** Each with its own name for itself: "Deutsch". */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
  /** Called with the language that was chosen. */
  readonly onLanguage: (locale: string) => void;
};

/** The browser's own select: it stands on every page, where the theme's field would be its heaviest part. */
export const LanguageSelector = ({ locale, languages, onLanguage }: LanguageSelectorProps) => {
  const intl = useIntl();
  return (
    <span className={classes.selector}>
      <IconWorld size={20} aria-hidden="true" />
      <select
        className={classes.input}
        aria-label={intl.formatMessage({ id: "shell.language" })}
        value={locale}
        onChange={(event) => onLanguage(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language.locale} value={language.locale}>
            {language.name}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden="true" />
    </span>
  );
};
