import type { ImportBatch } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ImportFile } from "./import-file.ts";
import type { ImportStore } from "./import-store.ts";

/** The bytes of a member's file, a part at a time. */
export const storedFile = (
  imports: Pick<ImportStore, "part">,
  member: MemberId,
  { id, name, bytes }: ImportBatch,
): ImportFile => ({
  name,
  bytes,
  async *parts() {
    for (let nth = 0; ; nth += 1) {
      const part = await Effect.runPromise(imports.part(member, id, nth));
      if (part === undefined) return;
      yield part;
    }
  },
});
