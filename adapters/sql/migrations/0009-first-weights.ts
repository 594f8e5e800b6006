import type { Migration } from "./migration.ts";

/** A UUIDv7 of the instant at which the member joined; its last digits are those of the member's own id. */
const ID = {
  sqlite: (hex = "printf('%012x', m.created_at)") =>
    `substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-7000-8000-' || substr(m.id, 25)`,
  postgres: (hex = "lpad(to_hex(m.created_at), 12, '0')") =>
    `substr(${hex}, 1, 8) || '-' || substr(${hex}, 9) || '-7000-8000-' || substr(m.id, 25)`,
};

const WEIGHT = {
  sqlite: "json_extract(m.profile, '$.weightKg')",
  postgres: "(m.profile::json ->> 'weightKg')::double precision",
};

/**
 * W55: who joined before weights were kept weighed as much at sign-up as their profile says. Their first goals hold from that
 * day on, where they live. Who has logged a weight, or deleted one, keeps what they have.
 */
export const firstWeights: Migration = {
  version: 9,
  name: "first weights",
  statements: ({ engine }) => [
    `insert into measurement (member_id, id, type, date, value, is_deleted)
      select m.id, ${ID[engine]()}, 'Weight', g.date, ${WEIGHT[engine]}, 0
      from member m
      join (select member_id, min(effective_from) as date from member_goal group by member_id) g on g.member_id = m.id
      where ${WEIGHT[engine]} is not null
        and not exists (select 1 from measurement o where o.member_id = m.id and o.type = 'Weight')`,
  ],
};
