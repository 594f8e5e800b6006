import type {
  DiarySettingsVersionConflict,
  DiarySettingsStore,
} from "@morsel/application/diary-settings/diary-settings-store";
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { memberTransaction } from "../engine/member-transaction.ts";
import type { Sql } from "../engine/sql.ts";

const settingsOf = (sql: Sql, member: MemberId): Effect.Effect<DiarySettings> =>
  Effect.map(
    sql<{ readonly settings: string }>`select settings from diary_settings where member_id = ${member}`,
    // Settings introduced after the row was written take their defaults.
    ([row]) =>
      row === undefined ? DEFAULT_DIARY_SETTINGS : { ...DEFAULT_DIARY_SETTINGS, ...JSON.parse(row.settings) },
  );

export const makeSqlDiarySettingsStore = (sql: Sql): DiarySettingsStore => ({
  of: (member) => settingsOf(sql, member),

  put: (member, settings) =>
    memberTransaction(sql, member, (tx) =>
      Effect.gen(function* (): Effect.fn.Return<void, DiarySettingsVersionConflict> {
        const current = yield* settingsOf(tx, member);
        if (current.version !== settings.version - 1)
          return yield* Effect.fail({ _tag: "DiarySettingsVersionConflict" as const, current });
        yield* tx`
          insert into diary_settings (member_id, settings) values (${member}, ${JSON.stringify(settings)})
          on conflict (member_id) do update set settings = excluded.settings`;
      }),
    ),
});
