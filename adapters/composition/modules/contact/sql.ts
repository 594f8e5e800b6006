import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { ContactStore } from "@morsel/application/contact/contact-store";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlContactStore } from "../../../sql/contact/contact-store.ts";
import { moduleOf } from "../../container.ts";
import { contactUseCases } from "./use-cases.ts";

export const contact = moduleOf((bindings) => {
  contactUseCases(bindings);
  bindings.provide(ContactStore, { sql: Sql }, ({ sql }) => makeSqlContactStore(sql));
  bindings.contribute(MemberTables, ["contact_message"]);
});
