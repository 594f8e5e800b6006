import type { MemberId } from "@morsel/domain/identity";
import type { Effect } from "effect";

/** Things that a member keeps by name, each with a version: exercises of their own, routines. */
export type Kept<Id extends string = string> = { readonly id: Id; readonly name: string; readonly version: number };

/** Every answered write is durable, and answers all that stand. Every method is scoped by its member. */
export interface KeptStore<Thing extends Kept, NotFound, Conflict, Full> {
  /** By name. */
  readonly all: (member: MemberId) => Effect.Effect<readonly Thing[]>;
  /** W97, W341: a new one has version 1; a changed one replaces the version before it. */
  readonly save: (member: MemberId, thing: Thing) => Effect.Effect<readonly Thing[], NotFound | Conflict | Full>;
  readonly remove: (member: MemberId, id: Thing["id"]) => Effect.Effect<readonly Thing[], NotFound>;
  readonly restore: (member: MemberId, id: Thing["id"]) => Effect.Effect<readonly Thing[], NotFound | Full>;
}

/** How the refusals of one kind of thing are made. */
export type KeptRefusals<Thing extends Kept, NotFound, Conflict, Full> = {
  readonly limit: number;
  readonly notFound: (id: Thing["id"]) => NotFound;
  readonly conflict: (current: Thing) => Conflict;
  readonly full: Full;
};
