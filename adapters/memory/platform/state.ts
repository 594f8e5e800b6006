import type { MemberId } from "@morsel/domain/identity";
import { token } from "@morsel/application/platform/token";

/** The data of one concept in memory, made at its first use. */
export type MemoryTable<A> = { readonly empty: () => A };

export const memoryTable = <A>(empty: () => A): MemoryTable<A> => ({ empty });

/** A member's own part of a table, made at its first use. */
export const ownRows = <Key, Row>(table: Map<MemberId, Map<Key, Row>>, member: MemberId): Map<Key, Row> => {
  const known = table.get(member) ?? new Map<Key, Row>();
  table.set(member, known);
  return known;
};

/** Stands in for a database. Stores that are to see each other's writes are made over the same state. */
export type MemoryState = {
  readonly of: <A>(table: MemoryTable<A>) => A;
  /** Takes a member's row out of every table that has one for each member. */
  readonly forget: (member: string) => void;
};

export const emptyMemory = (): MemoryState => {
  const kept = new Map<MemoryTable<unknown>, unknown>();
  return {
    of: <A>(table: MemoryTable<A>): A => {
      if (!kept.has(table)) kept.set(table, table.empty());
      return kept.get(table) as A;
    },
    forget: (member) => {
      for (const table of kept.values()) if (table instanceof Map) table.delete(member);
    },
  };
};

export const MemoryState = token<MemoryState>("MemoryState");
