import { ConsentStore } from "@morsel/application/consent/consent-store";
import { ConsentUseCases, makeConsentUseCases } from "@morsel/application/consent/use-cases";
import { makeSqlConsentStore } from "../../../sql/consent/consent-store.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { moduleOf } from "../../container.ts";

export const consent = moduleOf(({ provide }) => {
  provide(ConsentUseCases, { consents: ConsentStore }, makeConsentUseCases);
  provide(ConsentStore, { sql: Sql }, ({ sql }) => makeSqlConsentStore(sql));
});
