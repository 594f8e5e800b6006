import type { AuditEntry } from "@morsel/domain/admin";
import type { StoredCategory } from "@morsel/domain/forum";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** The rows that an act changes, and its line of the log. */
export type CategoryChange = { readonly rows: readonly StoredCategory[]; readonly entry: AuditEntry };

/** W801 */
export interface CategoryStore {
  readonly all: Effect.Effect<readonly StoredCategory[]>;
  /** Decides over what stands at this moment, with no other act between; one whose id is in the log changes nothing. */
  readonly change: <E>(
    decide: (stored: readonly StoredCategory[]) => Effect.Effect<CategoryChange, E>,
  ) => Effect.Effect<void, E>;
}

export const CategoryStore = token<CategoryStore>("CategoryStore");
