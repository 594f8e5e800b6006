// `npm run foods -- import <file>`, `list`, `undo <import>`, `resume`, `switch on|off <source>`: catalogues of foods, while the server goes on.
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { isCatalogueSource } from "@morsel/domain/foods";
import type { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { makeImportCatalogue } from "@morsel/application/catalogues/import-catalogue";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { openCatalogueFile } from "../../importers/catalogues/catalogue-file.ts";
import { readNaming } from "../../importers/catalogues/indexing-words.ts";
import { makeSqlCatalogueStore } from "../../sql/catalogues/catalogue-store.ts";
import { migrate } from "../../sql/migrations/migrate.ts";
import { openDatabase } from "../../sql/engine/open-database.ts";
import { markStillOpen } from "../../sql/engine/sqlite/clean-shutdown.ts";
import { makeSystemClock } from "../../system/system-clock.ts";
import { readChunksOnThread } from "../import-thread/chunks-on-thread.ts";
import { readConfig } from "../server/config.ts";
import { placeOf } from "../server/database-place.ts";
import { operatorSentence } from "../server/operator-sentence.ts";
import { importLines, progressOf, sourceLines, summaryLines } from "./foods-words.ts";

const USAGE = [
  "Say what to do with catalogues of foods:",
  "  npm run foods -- import <file>           a download of FoodData Central or Open Food Facts",
  "  npm run foods -- list                    the imports, and whether their sources are on",
  "  npm run foods -- resume                  go on with an import that was interrupted",
  "  npm run foods -- undo <import>           take an import back, by the name that list says",
  "  npm run foods -- switch on|off <source>  show or hide all that comes from a source: fdc or off",
];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const end = (code: 0 | 1, ...lines: readonly string[]): never => {
  for (const line of lines) (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exit(code);
};

type Answer = { readonly code: 0 | 1; readonly lines: readonly string[] };
type Done = Effect.Effect<Answer>;

const answered = (lines: readonly string[], code: 0 | 1 = 0): Done => Effect.succeed({ code, lines });

const imported = (catalogues: CatalogueStore, path: string, dataFolder: string): Done => {
  const spoolFolder = join(dataFolder, "import-spool");
  const clock = makeSystemClock();
  return Effect.gen(function* () {
    const file = yield* Effect.try({
      try: () => openCatalogueFile(path, { naming: readNaming(), spoolFolder }),
      catch: (cause) => {
        if (cause instanceof CatalogueFileRefused) return cause;
        throw cause;
      },
    });
    say(`Reading ${file.name} as a download of ${file.source === "fdc" ? "FoodData Central" : "Open Food Facts"} …`);
    const importing = makeImportCatalogue({ catalogues, clock, chunks: readChunksOnThread(spoolFolder) });
    const progress = progressOf(performance.now(), (line) => say(line));
    const done = yield* importing(file, (counts, share) => progress(performance.now(), counts, share));
    return { code: 0, lines: summaryLines(done) } as const;
  }).pipe(
    Effect.catchTag("CatalogueFileRefused", ({ message }) => answered([message, "Nothing of it was kept."], 1)),
    Effect.catchTag("ImportUnfinished", ({ unfinished: { name, file, state } }) =>
      answered(
        [
          state === "undoing"
            ? `${name} is only half undone: npm run foods -- undo ${name}`
            : `${name} (${file.name}) was interrupted. Go on with it: npm run foods -- resume; or take it back: npm run foods -- undo ${name}`,
        ],
        1,
      ),
    ),
  );
};

const resumed = (catalogues: CatalogueStore, dataFolder: string): Done =>
  Effect.flatMap(catalogues.imports, (all) => {
    const running = all.find(({ state }) => state === "running");
    return running === undefined
      ? answered(["No import was interrupted."])
      : imported(catalogues, running.file.path, dataFolder);
  });

const undone = (catalogues: CatalogueStore, name: string): Done =>
  catalogues.undo(name).pipe(
    Effect.flatMap((foods) =>
      answered([`${name} is undone: ${foods} foods are gone, and what they had replaced is back.`]),
    ),
    Effect.catchTag("ImportUnknown", () =>
      answered([`There is no import ${name}. npm run foods -- list names them.`], 1),
    ),
  );

const listed = (catalogues: CatalogueStore): Done =>
  Effect.map(Effect.all([catalogues.sources, catalogues.imports]), ([sources, imports]) => ({
    code: 0,
    lines: [...sourceLines(sources), "", ...importLines(imports)],
  }));

const [verb, first, second, ...more] = process.argv.slice(2);
const config = readConfig(process.env);

const commandOf = (catalogues: CatalogueStore, dataFolder: string): Done | undefined => {
  if (more.length > 0) return undefined;
  // npm runs scripts in the project's folder; a relative name is meant where the operator typed it.
  if (verb === "import" && first !== undefined && second === undefined)
    return imported(catalogues, resolve(process.env["INIT_CWD"] ?? ".", first), dataFolder);
  if (verb === "undo" && first !== undefined && second === undefined) return undone(catalogues, first);
  if (verb === "switch" && (first === "on" || first === "off") && isCatalogueSource(second))
    return Effect.andThen(
      catalogues.switchSource(second, first === "on"),
      answered([`${second} is ${first}. Searches know it within five seconds.`]),
    );
  if (first !== undefined) return undefined;
  if (verb === "list") return listed(catalogues);
  return verb === "resume" ? resumed(catalogues, dataFolder) : undefined;
};

if ("reasons" in config) end(1, ...config.reasons);
else {
  const place = placeOf(config);
  if ("path" in place && !existsSync(place.path))
    end(1, `There is no database at ${place.path}. Set MORSEL_DATA as for the server, and start the server once.`);
  const run = Effect.gen(function* () {
    const sql = yield* openDatabase(place);
    const command = commandOf(makeSqlCatalogueStore(sql), config.dataFolder);
    if (command === undefined) return yield* Effect.as(sql.close, { code: 1, lines: USAGE } as const);
    return yield* Effect.ensuring(Effect.andThen(migrate(sql), command), sql.close);
  });
  const exit = await Effect.runPromiseExit(run);
  if ("path" in place) markStillOpen(place.path);
  if (Exit.isFailure(exit)) end(1, operatorSentence(exit.cause, config));
  else end(exit.value.code, ...exit.value.lines);
}
