import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** W355, W360: codes that were given before are good no more, either. */
export const revokeTokens = (tx: Sql, member: MemberId) =>
  Effect.gen(function* () {
    yield* tx`update api_token set is_revoked = 1 where member_id = ${member} and is_revoked = 0`;
    yield* tx`update app_grant set is_ended = 1 where member_id = ${member} and is_ended = 0`;
    yield* tx`delete from app_code where member_id = ${member}`;
  });
