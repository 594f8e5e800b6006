import * as Effect from "effect/Effect";
import type { ExportFiles } from "../platform/export-file.ts";
import type { ProfileStore } from "./profile-store.ts";

/** W155: the text about the member. */
export const makeProfileExport =
  ({ profiles }: { readonly profiles: Pick<ProfileStore, "read"> }): ExportFiles =>
  ({ id }) => [
    {
      name: "profile.csv",
      columns: ["about"],
      first: Effect.map(profiles.read(id), ({ about }) => ({ rows: about === "" ? [] : [[about]] })),
    },
  ];
