import { unlinkSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node:sqlite";
import pg from "pg";
import { isMainThread, parentPort } from "node:worker_threads";
import { DeflateRaw } from "node:zlib";

// Loaded before the server: a part of it fails once where a test has laid a file with that part's name.
const folder = process.env["MORSEL_TEST_FAULTS"] ?? "";
const isDue = (part) => {
  try {
    unlinkSync(join(folder, part));
    return true;
  } catch (problem) {
    if (problem.code === "ENOENT") return false;
    throw problem;
  }
};
const broken = (part) => new Error(`The ${part} of "ada@example.org" is broken`);

const { _transform: pack } = DeflateRaw.prototype;
DeflateRaw.prototype._transform = function (piece, encoding, done) {
  return isDue("archive") ? done(broken("archive")) : pack.call(this, piece, encoding, done);
};

const { all } = sqlite.StatementSync.prototype;
sqlite.StatementSync.prototype.all = function (...given) {
  if (this.sourceSQL.includes("from contact_message") && isDue("database")) throw broken("database");
  return all.apply(this, given);
};

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (statement, ...given) {
  const [text, done] = [statement?.text ?? statement, given.at(-1)];
  if (!String(text).includes("from contact_message") || !isDue("database"))
    return query.call(this, statement, ...given);
  // As a server does that gives up the statement: the connection lives on.
  return void setImmediate(done, Object.assign(broken("database"), { severity: "ERROR", code: "57014" }));
};

if (isMainThread) {
  const { prototype } = (await import("sharp")).default;
  const { metadata, toBuffer } = prototype;
  prototype.toBuffer = function (...given) {
    return given.length === 0 && isDue("encoder") ? Promise.reject(broken("encoder")) : toBuffer.apply(this, given);
  };
  prototype.metadata = function (...given) {
    if (isDue("uncaught exception"))
      setImmediate(() => {
        throw broken("encoder");
      });
    if (isDue("unhandled rejection")) void Promise.reject(broken("encoder"));
    return metadata.apply(this, given);
  };
} else {
  const { on } = parentPort;
  parentPort.on = function (event, listener) {
    return on.call(this, event, (message) => {
      if (isDue("search")) throw broken("search");
      return listener(message);
    });
  };
}
