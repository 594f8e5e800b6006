import type { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";
import type { DiarySettingsChange } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import type { WireDiarySettings, WireDiarySettingsChange } from "../../http-contract/diary-settings/diary-settings.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { diarySettingsRefusals } from "../../http-contract/diary-settings/problems.ts";
import { readDiarySettings } from "../../http-contract/diary-settings/codec.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/diary-settings";

const writeChange = (
  version: number,
  { columns, slots, dayBeginsAt, dashboard }: DiarySettingsChange,
): WireDiarySettingsChange => ({
  version,
  ...(columns === undefined ? {} : { nutrient_columns: columns }),
  ...(slots === undefined ? {} : { meals: slots }),
  ...(dayBeginsAt === undefined ? {} : { day_begins_at: dayBeginsAt }),
  ...(dashboard === undefined ? {} : { dashboard }),
});

const { DiarySettingsVersionConflict } = diarySettingsRefusals;

const read = (body: unknown) => readDiarySettings(body as WireDiarySettings);

export const makeHttpDiarySettingsClient = (...how: HttpConnection): DiarySettingsClient => {
  const wire = makeHttpTransport(...how);
  return {
    read: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(read, { SignInNeeded })),
    change: (version, change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: writeChange(version, change) }),
        decodeResponse(read, { DiarySettingsVersionConflict, FieldRefused, SignInNeeded }),
      ),
  };
};
