import { MakeArchive } from "@morsel/application/export/archive";
import { ExportArchive } from "@morsel/application/export/export-archive";
import { Clock } from "@morsel/application/platform/clock";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";

/** W155: the archive is begun when it is taken away, and made as fast as that. */
export const exportHandlers = defineHandlers(
  "export",
  { files: ExportArchive, archive: MakeArchive, clock: Clock },
  ({ files, archive, clock }) =>
    HttpApiBuilder.group(Api, "export", (handlers) =>
      handlers.handle("exportData", () =>
        Effect.gen(function* () {
          const member = yield* CurrentMember;
          const now = yield* clock.now;
          const day = new Date(now).toISOString().slice(0, 10);
          return HttpServerResponse.raw(archive(files(member, now)), {
            headers: {
              "content-type": "application/zip",
              "content-disposition": `attachment; filename="morsel-export-${day}.zip"`,
            },
          });
        }),
      ),
    ),
);
