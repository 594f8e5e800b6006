import type { AnnouncementRefused, CodeWishRefused, GiftEndRefused } from "@morsel/domain/back-office";
import type { FieldRules } from "../platform/field-rule.ts";

const CODE_WORDS = {
  code: "8 to 24 letters and digits",
  months: "a whole number from 1 to 24",
  until: "a time within 5 years from now",
  most: "a whole number from 1 to 1000000",
} as const;

const ANNOUNCEMENT_WORDS = {
  texts: "one line of 1 to 200 characters, in English at least",
  link: "an address with https, or a path of this site, of up to 500 characters",
  from: "a time within a year from now",
  until: "a time that is later than now and than from, within two years",
} as const;

export const backOfficeFieldRules: FieldRules<AnnouncementRefused | CodeWishRefused | GiftEndRefused> = {
  AnnouncementRefused: ({ field }) => [field, ANNOUNCEMENT_WORDS[field]],
  CodeWishRefused: ({ field }) => [field, CODE_WORDS[field]],
  GiftEndRefused: ({ years }) => ["until", `a time within ${years} years from now`],
};
