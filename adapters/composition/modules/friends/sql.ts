import { BlockStore } from "@morsel/application/friends/block-store";
import { FriendStore } from "@morsel/application/friends/friend-store";
import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlBlockStore, MemberBlocked } from "../../../sql/friends/block-store.ts";
import { makeSqlFriendStore } from "../../../sql/friends/friend-store.ts";
import { moduleOf } from "../../container.ts";
import { friendUseCases } from "./use-cases.ts";

export const friends = moduleOf((bindings) => {
  friendUseCases(bindings);
  bindings.provide(FriendStore, { sql: Sql }, ({ sql }) => makeSqlFriendStore(sql));
  bindings.provide(BlockStore, { sql: Sql, steps: MemberBlocked }, makeSqlBlockStore);
  bindings.contribute(MemberTables, ["friend", "friend_invitation", "member_block"]);
});
