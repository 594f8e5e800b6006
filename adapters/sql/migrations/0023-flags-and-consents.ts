import type { Migration } from "./migration.ts";

/** W203: settings of feature flags. CO3: what a member consented to, by domain. */
export const flagsAndConsents: Migration = {
  version: 23,
  name: "flags and consents",
  statements: ({ text }) => [
    `create table feature_flag (
      name ${text} not null primary key,
      treatment ${text} not null,
      config ${text} not null
    )`,
    `create table account_link (
      member_id ${text} not null,
      domain ${text} not null,
      region ${text} not null,
      consent_matrix_version ${text} not null,
      consents ${text} not null,
      ad_consents_last_seen ${text} not null,
      primary key (member_id, domain)
    )`,
  ],
};
