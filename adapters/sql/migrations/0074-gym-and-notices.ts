import type { Migration } from "./migration.ts";

/** A membership of a gym is one member's alone; mails about premium that were sent are remembered, and ends are found by their instant. */
export const gymAndNotices: Migration = {
  version: 74,
  name: "gym-and-notices",
  statements: ({ text, clustered }) => [
    `create unique index premium_gym_membership on premium_subscription (customer) where provider = 'partner_gym'`,
    `create index premium_gym_link on premium_subscription (id) where provider = 'partner_gym'`,
    `create index premium_subscription_until on premium_subscription (entitled_until)`,
    `create index member_premium_until on member (premium_until) where premium_until > 0`,
    `create table premium_notice (
      member_id ${text} not null,
      notice ${text} not null,
      primary key (member_id, notice)
    )${clustered}`,
  ],
};
