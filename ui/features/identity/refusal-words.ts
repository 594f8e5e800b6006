import type { RuleRefused } from "@morsel/application/platform/refusals";
import type { ProfileRefused } from "@morsel/domain/goals";
import type { EmailRefused, PasswordGuessable, PasswordRefused, UsernameRefused } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";
import { formatHeight, formatWeight } from "../../i18n/body-figures.ts";
import type { Units } from "../../i18n/units.tsx";

/** Words for a refused profile answer, with the accepted range in the reader's units. */
export const profileRefusalWords = (intl: IntlShape, units: Units, refused: ProfileRefused): string => {
  if (refused._tag === "UnderAge")
    return intl.formatMessage({ id: "account.refused.underAge" }, { age: refused.minimumAge });
  if (refused._tag === "BirthDateRefused") {
    const day = (date: string) => intl.formatDate(`${date}T00:00:00Z`, { dateStyle: "long", timeZone: "UTC" });
    return intl.formatMessage(
      { id: "account.refused.birthDate" },
      { earliest: day(refused.earliest), latest: day(refused.latest) },
    );
  }
  if (refused._tag === "ChoiceRefused") return intl.formatMessage({ id: "account.refused.choice" });
  const words = (value: number) =>
    refused.field === "heightCm" ? formatHeight(intl, units.height, value) : formatWeight(intl, units.weight, value);
  return intl.formatMessage(
    { id: "account.refused.range" },
    { min: words(Math.abs(refused.min)), max: words(refused.max) },
  );
};

export const credentialRefusalWords = (
  intl: IntlShape,
  refused: EmailRefused | UsernameRefused | PasswordRefused | PasswordGuessable,
): string => {
  switch (refused._tag) {
    case "EmailLength":
      return intl.formatMessage({ id: "account.refused.emailLength" }, { max: refused.max });
    case "EmailShape":
      return intl.formatMessage({ id: "account.refused.emailShape" }, { accepted: refused.accepted });
    case "UsernameLength":
      return intl.formatMessage({ id: "account.refused.usernameLength" }, { min: refused.min, max: refused.max });
    case "UsernameCharacters":
      return intl.formatMessage({ id: "account.refused.usernameCharacters" });
    case "UsernameReserved":
      return intl.formatMessage({ id: "account.refused.usernameReserved" });
    case "PasswordLength":
      return intl.formatMessage({ id: "account.refused.passwordLength" }, { min: refused.min, max: refused.max });
    case "PasswordTooCommon":
      return intl.formatMessage({ id: "account.refused.passwordTooCommon" });
    case "PasswordGuessable":
      return intl.formatMessage({ id: `account.refused.passwordGuessable.${refused.because}` });
    case "PasswordIsYourName":
      return intl.formatMessage({ id: "account.refused.passwordIsYourName" });
  }
};

/** Words for a refused new password; undefined for refusals of other fields. */
export const passwordRuleWords = (intl: IntlShape, rule: RuleRefused): string | undefined => {
  switch (rule._tag) {
    case "PasswordLength":
    case "PasswordTooCommon":
    case "PasswordGuessable":
    case "PasswordIsYourName":
      return credentialRefusalWords(intl, rule);
    default:
      return undefined;
  }
};

/** Words for a refused sign-up; undefined for refusals that are no answer of it. */
export const signUpRefusalWords = (intl: IntlShape, units: Units, rule: RuleRefused): string | undefined => {
  switch (rule._tag) {
    case "UnderAge":
    case "BirthDateRefused":
    case "ChoiceRefused":
    case "OutOfRange":
      return profileRefusalWords(intl, units, rule);
    case "EmailLength":
    case "EmailShape":
    case "UsernameLength":
    case "UsernameCharacters":
    case "UsernameReserved":
      return credentialRefusalWords(intl, rule);
    default:
      return passwordRuleWords(intl, rule);
  }
};
