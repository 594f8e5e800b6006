import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ConsentUseCases, makeConsentUseCases } from "@morsel/application/consent/use-cases";
import { makeSqlConsentStore } from "../../../sql/consent/consent-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";

export const consent = moduleOf(({ contribute, provide }) => {
  provide(ConsentUseCases, { consents: ConsentStore }, makeConsentUseCases);
  provide(ConsentStore, { sql: Sql }, ({ sql }) => makeSqlConsentStore(sql));
  contribute(MemberTables, ["member_agreement", "account_link"]);
});
