import type { MemberId, SignInMethods } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Sql } from "../engine/sql.ts";

/** ID85: by what a member gets in. A member without a password has an empty hash. */
export const signInMethodsOf = (sql: Sql, member: MemberId): Effect.Effect<SignInMethods> =>
  Effect.map(
    sql<{ readonly hasPassword: number; readonly passkeys: number; readonly providers: number }>`
      select (select count(*) from member where id = ${member} and password_hash <> '') as "hasPassword",
        (select count(*) from member_passkey where member_id = ${member}) as "passkeys",
        (select count(*) from member_link where member_id = ${member}) as "providers"`,
    ([row]) => ({
      hasPassword: Number(row?.hasPassword) > 0,
      passkeys: Number(row?.passkeys ?? 0),
      providers: Number(row?.providers ?? 0),
    }),
  );
