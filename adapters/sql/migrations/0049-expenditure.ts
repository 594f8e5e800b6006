import type { Migration } from "./migration.ts";

/** Members who want to see their expenditure, and the answer to each week's proposal with all that it was made of. */
export const expenditure: Migration = {
  version: 49,
  name: "expenditure",
  statements: ({ text, integer, json }) => [
    `create table expenditure_choice (
      member_id ${text} not null,
      is_on ${integer} not null,
      primary key (member_id)
    )`,
    `create table energy_answer (
      member_id ${text} not null,
      week ${text} not null,
      answer ${json} not null,
      primary key (member_id, week)
    )`,
  ],
};
