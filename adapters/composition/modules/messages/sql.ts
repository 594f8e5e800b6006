import { MessageStore } from "@morsel/application/messages/message-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { MemberBlocked } from "../../../sql/friends/block-store.ts";
import { readBetween } from "../../../sql/messages/message-rows.ts";
import { makeSqlMessageStore } from "../../../sql/messages/message-store.ts";
import { moduleOf } from "../../container.ts";
import { messageUseCases } from "./use-cases.ts";

export const messages = moduleOf((bindings) => {
  messageUseCases(bindings);
  bindings.provide(MessageStore, { sql: Sql }, ({ sql }) => makeSqlMessageStore(sql));
  bindings.contribute(MemberBlocked, readBetween);
  bindings.contribute(MemberTables, ["message", "message_draft"]);
});
