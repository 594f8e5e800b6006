import { databaseFailure, textOf, type DatabaseFailure } from "../failures.ts";

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";

/** Codes of the network and of postgres.js for a server that does not answer or went away. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ETIMEDOUT",
  "EPIPE",
  "ENOENT",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
]);

/** The transaction lost against another one and was undone: it can be run again. */
export const lostTheRace = (failure: DatabaseFailure): boolean => ["40001", "40P01"].includes(codeOf(failure.cause));

/** What an error of PostgreSQL or the way to it means to the operator; `where` is the address without its password. */
export const postgresFailure = (where: string, cause: unknown): DatabaseFailure => {
  const code = codeOf(cause);
  const why = textOf(cause);
  if (UNREACHABLE.has(code) || code.startsWith("08") || code.startsWith("57P"))
    return databaseFailure(
      "DatabaseUnreachable",
      `PostgreSQL at ${where} does not answer (${code}): check that it runs and that DATABASE_URL names it.`,
      cause,
    );
  switch (code) {
    case "28P01":
    case "28000":
      return databaseFailure(
        "DatabasePasswordWrong",
        `PostgreSQL at ${where} refuses the user or the password in DATABASE_URL.`,
        cause,
      );
    case "3D000":
      return databaseFailure("DatabaseMissing", `PostgreSQL at ${where} has no such database: create it first.`, cause);
    case "25006":
    case "42501":
      return databaseFailure(
        "DatabaseReadOnly",
        `PostgreSQL at ${where} does not let this user write (${why}): grant the right, or name the primary.`,
        cause,
      );
    case "53100":
      return databaseFailure("DatabaseFull", `PostgreSQL at ${where} has no disk space left.`, cause);
    case "53300":
      return databaseFailure("DatabaseBusy", `PostgreSQL at ${where} has no connection left for us.`, cause);
    case "XX001":
    case "XX002":
      return databaseFailure("DatabaseCorrupt", `PostgreSQL at ${where} reports damaged data: ${why}`, cause);
    default:
      return databaseFailure("StatementFailed", `PostgreSQL refused a statement (${code}): ${why}`, cause);
  }
};
