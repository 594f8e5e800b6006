import { byName } from "@morsel/domain/exercise";
import type { Effect } from "effect";
import type { Kept } from "../kept-store.ts";

/** A thing that is kept by name: saved as the next version of `before`, deleted, or brought back. */
export type KeptCommand<Thing extends Kept> = {
  readonly kind: "save" | "delete" | "restore";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly thing: Thing;
  readonly before?: Thing;
};

/** W95: all of them as they are after a command; where it is done already it changes nothing. */
export const projectKept = <Thing extends Kept>(
  all: readonly Thing[],
  { kind, thing }: Pick<KeptCommand<Thing>, "kind" | "thing">,
): readonly Thing[] => {
  const known = all.find(({ id }) => id === thing.id);
  const others = all.filter(({ id }) => id !== thing.id);
  if (kind === "delete") return others;
  return known !== undefined && known.version >= thing.version ? all : [...others, thing].toSorted(byName);
};

/** W97, W341: the command that takes another one back; undefined where it was changed since. */
export const invertKept = <Thing extends Kept>(
  { kind, thing, before }: KeptCommand<Thing>,
  all: readonly Thing[],
  newId: () => string,
): KeptCommand<Thing> | undefined => {
  const current = all.find(({ id }) => id === thing.id);
  if (kind === "delete") return current === undefined ? { kind: "restore", id: newId(), thing } : undefined;
  if (current?.version !== thing.version) return undefined;
  return before === undefined
    ? { kind: "delete", id: newId(), thing }
    : { kind: "save", id: newId(), thing: { ...before, version: thing.version + 1 }, before: thing };
};

/** What of a port writes one kind of thing. */
export type KeptWriter<Thing extends Kept, E> = {
  readonly save: (thing: Thing) => Effect.Effect<readonly Thing[], E>;
  readonly remove: (id: Thing["id"]) => Effect.Effect<readonly Thing[], E>;
  readonly restore: (id: Thing["id"]) => Effect.Effect<readonly Thing[], E>;
};

/** Answers all that stand. */
export const sendKept = <Thing extends Kept, E>(
  writer: KeptWriter<Thing, E>,
  { kind, thing }: KeptCommand<Thing>,
): Effect.Effect<readonly Thing[], E> =>
  kind === "save" ? writer.save(thing) : kind === "delete" ? writer.remove(thing.id) : writer.restore(thing.id);
