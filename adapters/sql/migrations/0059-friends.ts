import type { Migration } from "./migration.ts";

/**
 * Friends, invitations and blocks. A friendship and an invitation between members are a row of each of the two, so that both
 * read their own; an invitation by mail is its sender's alone until it is accepted.
 */
export const friends: Migration = {
  version: 59,
  name: "friends",
  statements: ({ text, integer, clustered }) => [
    `create table friend (
      member_id ${text} not null,
      friend_id ${text} not null,
      since ${integer} not null,
      primary key (member_id, friend_id)
    )${clustered}`,
    `create index friend_of on friend (friend_id, member_id)`,
    `create table friend_invitation (
      member_id ${text} not null,
      id ${text} not null,
      is_sent ${integer} not null,
      other_id ${text},
      email ${text},
      email_key ${text},
      status ${text} not null,
      created_at ${integer} not null,
      expires_at ${integer},
      code_hash ${text},
      primary key (member_id, id)
    )${clustered}`,
    `create index friend_invitation_pending on friend_invitation (member_id, is_sent, created_at, id) where status = 'pending'`,
    `create index friend_invitation_of on friend_invitation (other_id, member_id) where other_id is not null`,
    `create index friend_invitation_code on friend_invitation (code_hash) where code_hash is not null`,
    `create table member_block (
      member_id ${text} not null,
      blocked_id ${text} not null,
      blocked_at ${integer} not null,
      primary key (member_id, blocked_id)
    )${clustered}`,
    `create index member_block_newest on member_block (member_id, blocked_at, blocked_id)`,
    `create index member_block_of on member_block (blocked_id, member_id)`,
  ],
};
