import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "rolldown";
import { buildIfChanged } from "./build-if-changed.ts";

const root = join(import.meta.dirname, "../../..");
const built = join(root, "adapters/composition/dist");
/** The server and its threads: each starts by itself and stands beside the others under its own name. Commands run from the sources. */
const ENTRIES: readonly string[] = [
  "adapters/composition/server/server.mjs",
  "adapters/composition/search-thread/food-finder-worker.mjs",
  "adapters/composition/diary-import-thread/diary-import-worker.mjs",
  "adapters/composition/backup-thread/backup-worker.mjs",
];
/**
 * Packages stay where npm put them when they hold machine code, are CommonJS, or look for files beside themselves. A bundle gives
 * a `require` another shape than Node does: an archive's checksum was no function any more.
 */
const LEFT_IN_PLACE =
  /^(@modelcontextprotocol\/|@node-rs\/|@simplewebauthn\/|@zxcvbn-ts\/|markdown-it$|nodemailer|openid-client|pdfkit$|pg$|prom-client$|react|reflect-metadata|sharp|stripe$|undici|web-push$|yauzl$|yazl$|zod)/;
const SOURCES = ["domain", "application", "adapters", "package-lock.json"];

/** A source's own place is where it stood, wherever the built file stands; a thread's file is built beside the server's. */
const ownPlaces: Plugin = {
  name: "own-places",
  transform: (code, id) => {
    if (id.includes("node_modules") || !code.includes("import.meta.")) return undefined;
    const url = `new URL(${JSON.stringify(relative(built, id))}, import.meta.url).href`;
    const folder = `${JSON.stringify(dirname(id).slice(root.length))}`;
    return code
      .replaceAll(/(?<!-worker\.mjs", )import\.meta\.url/g, url)
      .replaceAll("import.meta.dirname", `(import.meta.dirname + "/${relative(built, root)}" + ${folder})`);
  },
};

/** CommonJS that a new package brings with it is warned of like what the bundler warns of by itself. */
const noCommonJs: Plugin = {
  name: "no-common-js",
  moduleParsed({ id, inputFormat }) {
    if (inputFormat === "cjs") this.warn(`${relative(root, id)} is CommonJS: its package belongs into LEFT_IN_PLACE`);
  },
};

const bundle = async (): Promise<void> => {
  // Read only where something is to be built: every test that starts a server asks.
  const { rolldown } = await import("rolldown");
  const made = `${built}.${process.pid}`;
  const warnings: string[] = [];
  const graph = await rolldown({
    input: ENTRIES.map((path) => join(root, path)),
    platform: "node",
    // `import` and `require` are not named: the bundler adds the one that fits the statement, as Node does.
    resolve: { conditionNames: ["@morsel/source", "node"] },
    external: (id) => LEFT_IN_PLACE.test(id),
    plugins: [ownPlaces, noCommonJs],
    // How long the build takes depends on the machine, and is no reason to fail.
    checks: { bundlerTimings: false },
    onLog: (level, { message }) => {
      if (level === "warn") warnings.push(message);
    },
  });
  const { output } = await graph.write({
    dir: made,
    format: "esm",
    entryFileNames: "[name].mjs",
    chunkFileNames: "part-[name]-[hash].mjs",
  });
  await graph.close();
  if (warnings.length > 0) {
    rmSync(made, { recursive: true });
    throw new Error(`The server was not built. The bundler warns:\n${warnings.join("\n")}`);
  }
  // File by file, and the starting ones last: who starts meanwhile finds either the old server whole or the new one.
  const parts = output.filter((one) => one.type !== "chunk" || !one.isEntry);
  const names = [...parts, ...output.filter((one) => !parts.includes(one))].map(({ fileName }) => fileName);
  mkdirSync(built, { recursive: true });
  for (const name of names) renameSync(join(made, name), join(built, name));
  for (const name of readdirSync(built)) if (!names.includes(name)) rmSync(join(built, name));
  rmSync(made, { recursive: true });
};

/** Puts the server's some 1,400 modules together in a few files, so that a start reads those. */
export const buildServer = (): Promise<void> =>
  buildIfChanged("adapters/composition/dist/.built-from", SOURCES, async () => {
    process.stdout.write("Building the server …\n");
    await bundle();
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServer();
