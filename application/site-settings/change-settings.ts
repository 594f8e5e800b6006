import type { ReasonRefused } from "@morsel/domain/admin";
import {
  appliedSettings,
  checkSetting,
  checkSettingName,
  SETTING_NAMES,
  settingOf,
  type SettingRefused,
  type SettingValue,
  type StoredSetting,
} from "@morsel/domain/site-settings";
import * as Effect from "effect/Effect";
import { type ActGiven, makeAuditLine } from "../back-office/audit-lines.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import type { ConfiguredSettings } from "./configured.ts";
import type { SettingStore } from "./setting-store.ts";

/** SS1: a setting as it counts, where that is from, and what would count without what was set here. */
export type ListedSetting = {
  readonly name: string;
  readonly value: SettingValue;
  readonly source: "default" | "file" | "here";
  readonly configured: SettingValue;
};

export type ChangePorts = {
  readonly store: SettingStore;
  readonly configured: ConfiguredSettings;
  readonly clock: Clock;
};

/** W760, W762 */
export const makeChangeSettings = ({ store, configured: { settings: configured, inFile }, clock }: ChangePorts) => {
  const line = makeAuditLine({ clock });
  const before = (stored: readonly StoredSetting[], name: string) =>
    JSON.stringify(settingOf(appliedSettings(configured, stored), name));
  return {
    list: Effect.map(store.all, (stored): readonly ListedSetting[] => {
      const settings = appliedSettings(configured, stored);
      const isHere = new Set(stored.map(({ name }) => name));
      return SETTING_NAMES.map((name) => ({
        name,
        value: settingOf(settings, name),
        source: isHere.has(name) ? "here" : inFile.includes(name) ? "file" : "default",
        configured: settingOf(configured, name),
      }));
    }),

    set: Effect.fn("SetSetting")(function* ({
      name,
      value,
      ...given
    }: ActGiven & { readonly name: string; readonly value: unknown }): Effect.fn.Return<
      void,
      ReasonRefused | SettingRefused
    > {
      yield* store.change((stored) =>
        Effect.gen(function* () {
          const setting = yield* fromResult(checkSetting(appliedSettings(configured, stored), name, value));
          const details = { name, before: before(stored, name), after: JSON.stringify(setting.value) };
          return { name, setting, entry: yield* line(given, "settingSet", { details }) };
        }),
      );
    }),

    /** SS8 */
    reset: Effect.fn("ResetSetting")(function* ({
      name,
      ...given
    }: ActGiven & { readonly name: string }): Effect.fn.Return<void, ReasonRefused | SettingRefused> {
      yield* fromResult(checkSettingName(name));
      yield* store.change((stored) => {
        const details = { name, before: before(stored, name), after: JSON.stringify(settingOf(configured, name)) };
        return Effect.map(line(given, "settingReset", { details }), (entry) => ({ name, entry }));
      });
    }),
  };
};
