import type { DiarySettingsChange } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { Dashboard } from "@morsel/domain/dashboard";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import type { DiarySettingsChange as ChangePayload } from "../../http-contract/diary-settings/diary-settings.ts";
import { writeDiarySettings } from "../../http-contract/diary-settings/codec.ts";
import { json } from "../responses/responses.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { DiarySettingsUseCases } from "@morsel/application/diary-settings/use-cases";
import { defineHandlers } from "../platform/handlers.ts";

/** The rules check the names of nutrients. */
const readChange = ({
  nutrient_columns,
  meals,
  day_begins_at,
  week_starts_on,
  dashboard,
}: typeof ChangePayload.Type): DiarySettingsChange => ({
  ...(nutrient_columns === undefined ? {} : { columns: nutrient_columns as readonly NutrientId[] }),
  ...(meals === undefined ? {} : { slots: meals }),
  ...(day_begins_at === undefined ? {} : { dayBeginsAt: day_begins_at }),
  ...(week_starts_on === undefined ? {} : { weekStartsOn: week_starts_on }),
  ...(dashboard === undefined ? {} : { dashboard: dashboard as Dashboard }),
});

const needs = { settings: DiarySettingsStore, useCases: DiarySettingsUseCases };

export const diarySettingsHandlers = defineHandlers("diarySettings", needs, ({ settings: store, useCases }) =>
  HttpApiBuilder.group(Api, "diarySettings", (handlers) =>
    handlers
      .handle("diarySettings", () =>
        forMember((id) => Effect.map(store.of(id), (settings) => json(writeDiarySettings(settings)))),
      )
      .handle("changeDiarySettings", ({ payload }) =>
        replyForId(
          (member) => useCases.changeDiarySettings({ member, version: payload.version, change: readChange(payload) }),
          writeDiarySettings,
        ),
      ),
  ),
);
