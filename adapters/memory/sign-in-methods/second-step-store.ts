import type { Consequences } from "@morsel/application/identity/consequences";
import type { SecondStep, SecondStepStore } from "@morsel/application/sign-in-methods/second-step-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { addConsequences } from "../identity/account-tables.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Kept = SecondStep & { readonly lastStep: number };

export const secondStepsTable = memoryTable(() => new Map<MemberId, Kept>());

/** Each method runs in one go, as a transaction would. */
export const makeMemorySecondStepStore = (state: MemoryState): SecondStepStore => {
  const table = state.of(secondStepsTable);
  /** Changes what is kept where the change is one; answers whether it was. */
  const change = (
    member: MemberId,
    next: (kept: Kept) => Kept | undefined,
    after?: Consequences,
  ): Effect.Effect<boolean> =>
    Effect.sync(() => {
      const kept = table.get(member);
      const changed = kept && next(kept);
      if (changed === undefined) return false;
      table.set(member, changed);
      addConsequences(state, member, after);
      return true;
    });
  const sorted = (codes: readonly string[]): readonly string[] => codes.toSorted();
  return {
    of: (member) =>
      Effect.sync(() => {
        const kept = table.get(member);
        if (kept === undefined) return undefined;
        const { lastStep: _, ...step } = kept;
        return step;
      }),
    propose: (member, secret) =>
      Effect.sync(() => {
        if (table.get(member)?.confirmedAt !== undefined) return false;
        table.set(member, { secret, codes: [], lastStep: 0 });
        return true;
      }),
    confirm: (member, secret, { at, step, codes }, after) =>
      change(
        member,
        (kept) =>
          kept.secret === secret && kept.confirmedAt === undefined
            ? { secret, confirmedAt: at, lastStep: step, codes: sorted(codes) }
            : undefined,
        after,
      ),
    useStep: (member, step) =>
      change(member, (kept) =>
        kept.confirmedAt !== undefined && kept.lastStep < step ? { ...kept, lastStep: step } : undefined,
      ),
    useCode: (member, hash) =>
      change(member, (kept) =>
        kept.codes.includes(hash) ? { ...kept, codes: kept.codes.filter((code) => code !== hash) } : undefined,
      ),
    replaceCodes: (member, codes, after) =>
      change(member, (kept) => (kept.confirmedAt === undefined ? undefined : { ...kept, codes: sorted(codes) }), after),
    reseal: (member, before, now) =>
      Effect.asVoid(change(member, (kept) => (kept.secret === before ? { ...kept, secret: now } : undefined))),
    remove: (member, after) =>
      Effect.sync(() => {
        if (table.get(member)?.confirmedAt !== undefined) addConsequences(state, member, after);
        table.delete(member);
      }),
  };
};
