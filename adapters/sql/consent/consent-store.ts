import type { Agreement } from "@morsel/domain/consent";
import type { ConsentStore, StoredLink } from "@morsel/application/consent/consent-store";
import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";
import { memberTransaction } from "../engine/member-transaction.ts";

type Row = Omit<StoredLink, "consents"> & { readonly consents: string };

export const makeSqlConsentStore = (sql: Sql): ConsentStore => ({
  linksOf: (member) =>
    Effect.map(
      sql<Row>`
        select domain, region, consent_matrix_version, consents, ad_consents_last_seen, member_id as "domainUserId"
        from account_link where member_id = ${member} order by domain`,
      (rows) =>
        rows.map(({ consents, ...link }) => ({
          ...link,
          consents: JSON.parse(consents) as StoredLink["consents"],
        })),
    ),
  agreementsOf: (member) =>
    sql<Agreement>`
      select document, version, agreed_at as "agreedAt" from member_agreement
      where member_id = ${member} order by agreed_at, document`,
  save: (
    member: MemberId,
    { domain, region, consent_matrix_version: version, consents, ad_consents_last_seen: seen },
  ) =>
    memberTransaction(sql, member, (tx) =>
      Effect.asVoid(tx`
        insert into account_link (member_id, domain, region, consent_matrix_version, consents, ad_consents_last_seen)
        values (${member}, ${domain}, ${region}, ${version}, ${JSON.stringify(consents)}, ${seen ?? ""})
        on conflict (member_id, domain) do update set region = excluded.region,
          consent_matrix_version = excluded.consent_matrix_version, consents = excluded.consents,
          ad_consents_last_seen = excluded.ad_consents_last_seen`),
    ),
});
