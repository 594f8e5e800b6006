import type { AudienceRefused, FlagRefused } from "@morsel/domain/eligibility";
import type { SettingRefused } from "@morsel/domain/site-settings";
import type { FieldRules } from "../platform/field-rule.ts";

const FLAG_WORDS = {
  name: "1 to 100 letters, digits, dots, dashes and braces",
  treatment: "one word of 1 to 60 letters, digits, dots and dashes",
} as const;

const AUDIENCE_WORDS = {
  share: "a percentage from 0 to 100",
  countries: "codes of countries, two capital letters each",
  locales: "languages, such as de or zh-CN",
} as const;

const SETTING_WORDS = {
  name: "the name of a setting",
  value: "what the file of MORSEL_SITE takes for this setting",
} as const;

export const siteSettingsFieldRules: FieldRules<AudienceRefused | FlagRefused | SettingRefused> = {
  AudienceRefused: ({ field }) => [field, AUDIENCE_WORDS[field]],
  FlagRefused: ({ field }) => [field, FLAG_WORDS[field]],
  SettingRefused: ({ field }) => [field, SETTING_WORDS[field]],
};
