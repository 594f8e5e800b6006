import { ImportStore } from "@morsel/application/import/import-store";
import type { ImportId, ImportState } from "@morsel/domain/import";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import type { AccessRequests, AccessRoom, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/imports";
const CSV = new TextEncoder().encode("Date,Food,Calories\n2026-03-01,Soup,100\n");
const file = (n: number) => ({ id: id(n), name: "soup.csv", bytes: CSV.length });

export const accessRequests: AccessRequests = {
  "import.dataImports": [PATH],
  "import.beginImport": [PATH, file(700)],
  "import.dataImport": [`${PATH}/${id(701)}`],
  "import.sendImportPart": [`${PATH}/${id(701)}/parts?offset=0`, CSV],
  "import.readImport": [`${PATH}/${id(702)}/preview`, {}],
  "import.startImport": [`${PATH}/${id(703)}/start`, {}],
  "import.undoImport": [`${PATH}/${id(704)}/undo`, {}],
  "import.discardImport": [`${PATH}/${id(705)}`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  for (const n of [701, 702, 703, 704, 705]) await ada.send("POST", PATH, file(n));
  await ada.send("POST", `${PATH}/${id(702)}/parts?offset=0`, CSV);
};

/** States that only jobs reach. */
export const prepareStores: AccessRoom["prepareStores"] = async ({ server, ada }) => {
  const { id: member } = (await (await ada.get("/api/services/users")).json()) as { readonly id: string };
  const set = (n: number, state: ImportState) =>
    Effect.runPromise(server.get(ImportStore).change(member as MemberId, id(n) as ImportId, ["sending"], { state }));
  await set(703, "ready");
  await set(704, "done");
};

const inState =
  (n: number, state: ImportState, path: string): NonNullable<WalkRequests[string]> =>
  async ({ inDatabase }) => {
    await inDatabase((sql) => sql`update import_batch set state = ${state} where id = ${id(n)}`);
    return [`${PATH}/${id(n)}/${path}`, {}];
  };

export const walkRequests: WalkRequests = {
  "import.startImport": inState(703, "ready", "start"),
  "import.undoImport": inState(704, "done", "undo"),
};
