import { NOT_SHARED, type SharingStore, type StoredSharing } from "@morsel/application/social/sharing-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const sharingOf = (sql: Sql, member: MemberId): Effect.Effect<StoredSharing> =>
  Effect.map(
    sql<{
      readonly sharing: string;
      readonly version: number;
    }>`select sharing, version from diary_sharing where member_id = ${member}`,
    ([row]) => (row === undefined ? NOT_SHARED : { sharing: JSON.parse(row.sharing), version: row.version }),
  );

export const makeSqlSharingStore = (sql: Sql): SharingStore => ({
  of: (member) => sharingOf(sql, member),
  put: (member, { sharing, version }) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* () {
        const current = yield* sharingOf(tx, member);
        if (current.version !== version - 1)
          return yield* Effect.fail({ _tag: "SharingVersionConflict" as const, current });
        yield* tx`
          insert into diary_sharing (member_id, sharing, version) values (${member}, ${JSON.stringify(sharing)}, ${version})
          on conflict (member_id) do update set sharing = excluded.sharing, version = excluded.version`;
        return undefined;
      }),
    ),
});
