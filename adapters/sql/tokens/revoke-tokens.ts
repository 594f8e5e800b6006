import type { MemberId } from "@morsel/domain/identity";
import type { Sql } from "../engine/sql.ts";

/** W355 */
export const revokeTokens = (tx: Sql, member: MemberId) =>
  tx`update api_token set is_revoked = 1 where member_id = ${member} and is_revoked = 0`;
