import type { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import * as Effect from "effect/Effect";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../requests/request-context.ts";

export const MANIFEST_PATH = "/manifest.webmanifest";

/** SS9: the app's manifest under the site's own name; without one it is the build's file. */
export const makeManifest = (folder: string, names: ReadSiteNames): ((file: Answer) => Effect.Effect<Answer>) => {
  const path = join(folder, MANIFEST_PATH);
  const built: object = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const named = (site: string): Answer => ({
    status: 200,
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=0, must-revalidate" },
    body: JSON.stringify({ ...built, name: site, short_name: site }),
  });
  return (file) =>
    Effect.catchCause(
      Effect.map(names, ({ site }) => (site === "" ? file : named(site))),
      // Without a database there is still an app.
      () => Effect.succeed(file),
    );
};
