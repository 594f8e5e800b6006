import {
  changeDiarySettings,
  type DiarySettings,
  type DiarySettingsChange,
  type DiarySettingsRefused,
} from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { DiarySettingsVersionConflict, DiarySettingsStore } from "./diary-settings-store.ts";
import { fromResult } from "../platform/from-result.ts";

export type ChangeDiarySettings = (request: {
  readonly member: MemberId;
  /** The version that was read. */
  readonly version: number;
  readonly change: DiarySettingsChange;
}) => Effect.Effect<DiarySettings, DiarySettingsRefused | DiarySettingsVersionConflict>;

/** A change to the stored values succeeds whatever version was read: it repeats one whose answer got lost. */
export const makeChangeDiarySettings = (ports: { readonly settings: DiarySettingsStore }): ChangeDiarySettings =>
  Effect.fn("ChangeDiarySettings")(function* ({ member, version, change }) {
    const current = yield* ports.settings.of(member);
    const next = yield* fromResult(changeDiarySettings(current, change));
    if (next === current) return current;
    if (current.version !== version)
      return yield* Effect.fail<DiarySettingsVersionConflict>({ _tag: "DiarySettingsVersionConflict", current });
    yield* ports.settings.put(member, next);
    return next;
  });
