import type { ReasonRefused } from "@morsel/domain/admin";
import { BANNER_FLAG, checkFlag, type AudienceRefused, type Flag, type FlagRefused } from "@morsel/domain/eligibility";
import * as Effect from "effect/Effect";
import { type ActGiven, makeAuditLine } from "../back-office/audit-lines.ts";
import type { FlagSetter, FlagStore, StoredFlag } from "../eligibility/flag-store.ts";
import { fromResult } from "../platform/from-result.ts";
import type { ChangePorts } from "./change-settings.ts";

/** A flag as it counts, who set it, and what the file says of it. */
export type ListedFlag = {
  readonly flag: Flag;
  readonly source: FlagSetter | "file" | "none";
  readonly configured?: Flag;
};

export type FlagPorts = ChangePorts & { readonly flags: FlagStore };

/** A flag as the log says it. */
export const flagSaid = (flag: Flag | undefined): string =>
  flag === undefined ? "" : JSON.stringify({ treatment: flag.treatment, ...flag.audience });

/** W763 */
export const makeChangeFlags = ({ store, flags, configured: { flags: configured }, clock }: FlagPorts) => {
  const line = makeAuditLine({ clock });
  const inFile = new Map(configured.map((flag) => [flag.name, flag]));
  const listed = (stored: readonly StoredFlag[]): readonly ListedFlag[] => {
    const set = new Map(stored.map(({ setBy, ...flag }) => [flag.name, { flag, setBy }]));
    const names = [...new Set([BANNER_FLAG, ...inFile.keys(), ...set.keys()])].toSorted();
    return names.map((name) => {
      const [here, file] = [set.get(name), inFile.get(name)];
      return {
        flag: here?.flag ?? file ?? { name, treatment: "off", config: null },
        source: here?.setBy ?? (file === undefined ? "none" : "file"),
        ...(file === undefined ? {} : { configured: file }),
      };
    });
  };
  const known = (stored: readonly StoredFlag[], name: string) => listed(stored).find(({ flag }) => flag.name === name);
  return {
    list: Effect.map(flags.all, listed),

    /** The data that the flag carries stays as it is. */
    set: Effect.fn("SetFlag")(function* ({
      flag,
      ...given
    }: ActGiven & { readonly flag: Omit<Flag, "config"> }): Effect.fn.Return<
      void,
      AudienceRefused | FlagRefused | ReasonRefused
    > {
      yield* store.changeFlag((stored) =>
        Effect.gen(function* () {
          const found = known(stored, flag.name);
          const wanted = yield* fromResult(checkFlag({ ...flag, config: found?.flag.config ?? null }));
          const details = { name: flag.name, before: flagSaid(found?.flag), after: flagSaid(wanted) };
          const entry = yield* line(given, "flagSet", { details });
          return { name: flag.name, flag: wanted, setBy: "page" as const, entry };
        }),
      );
    }),

    reset: Effect.fn("ResetFlag")(function* ({
      name,
      ...given
    }: ActGiven & { readonly name: string }): Effect.fn.Return<void, ReasonRefused> {
      yield* store.changeFlag((stored) => {
        const found = known(stored, name);
        const details = { name, before: flagSaid(found?.flag), after: flagSaid(found?.configured) };
        return Effect.map(line(given, "flagReset", { details }), (entry) => ({ name, setBy: "page" as const, entry }));
      });
    }),
  };
};
