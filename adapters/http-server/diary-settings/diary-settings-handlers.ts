import type { DiarySettingsChange } from "@morsel/domain/diary";
import type { NutrientId } from "@morsel/domain/nutrition";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import type { DiarySettingsChange as ChangePayload } from "../../http-contract/diary-settings/diary-settings.ts";
import { writeDiarySettings } from "../../http-contract/diary-settings/codec.ts";
import { json, problem } from "../responses/responses.ts";
import type { App } from "../platform/app.ts";
import { reply } from "../responses/reply.ts";

/** Which names are nutrients is the rules' to say. */
const readChange = ({ nutrient_columns, meals, day_begins_at }: typeof ChangePayload.Type): DiarySettingsChange => ({
  ...(nutrient_columns === undefined ? {} : { columns: nutrient_columns as readonly NutrientId[] }),
  ...(meals === undefined ? {} : { slots: meals }),
  ...(day_begins_at === undefined ? {} : { dayBeginsAt: day_begins_at }),
});

export const diarySettingsHandlers = (app: App) =>
  HttpApiBuilder.group(Api, "diarySettings", (handlers) =>
    handlers
      .handle("diarySettings", () =>
        Effect.flatMap(CurrentMember, ({ member }) =>
          Effect.zipWith(app.members.byId(member), app.settings.of(member), (found, settings) =>
            found === undefined ? problem("SignInNeeded") : json(writeDiarySettings(settings)),
          ),
        ),
      )
      .handle("changeDiarySettings", ({ payload }) =>
        Effect.flatMap(CurrentMember, ({ member }) =>
          reply(
            app.changeDiarySettings({ member, version: payload.version, change: readChange(payload) }),
            writeDiarySettings,
          ),
        ),
      ),
  );
