import type { Consequences } from "@morsel/application/identity/consequences";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";
import { insertJobs } from "../jobs/job-rows.ts";
import { insertToken } from "./token-rows.ts";

/** W220: in the transaction of what they follow from. A repeat finds them there. */
export const insertConsequences = (
  tx: Sql,
  member: MemberId,
  { jobs, tokens = [], events = [], links = [], agreements = [] }: Consequences = {},
): Effect.Effect<void> =>
  Effect.gen(function* () {
    for (const token of tokens) yield* insertToken(tx, member, token);
    for (const { id, kind, at, device } of events)
      yield* tx`
        insert into security_event (member_id, id, at, kind, browser, system, network)
        values (${member}, ${id}, ${at}, ${kind}, ${device.browser ?? null}, ${device.system ?? null}, ${device.network ?? null})
        on conflict do nothing`;
    for (const { provider, subject, linkedAt } of links)
      yield* tx`
        insert into member_link (member_id, provider, subject, linked_at)
        values (${member}, ${provider}, ${subject}, ${linkedAt}) on conflict do nothing`;
    for (const { document, version, agreedAt } of agreements)
      yield* tx`
        insert into member_agreement (member_id, document, version, agreed_at)
        values (${member}, ${document}, ${version}, ${agreedAt}) on conflict do nothing`;
    yield* insertJobs(tx, jobs);
  });
