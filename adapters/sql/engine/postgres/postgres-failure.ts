import { databaseFailure, textOf, type DatabaseFailure } from "../failures.ts";

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";

/** The code of an answer of PostgreSQL, by the SQL standard; the network's own codes all begin with an E. */
const SQLSTATE = /^[0-9HFPX][0-9A-Z]{4}$/;

/** The transaction lost against another one and was undone: it can be run again. */
export const isSerializationFailure = (failure: DatabaseFailure): boolean =>
  ["40001", "40P01"].includes(codeOf(failure.cause));

/** A statement was prepared for a schema that has changed since, or is not known to this connection: it can be prepared again. */
export const isStale = (failure: DatabaseFailure): boolean => {
  const code = codeOf(failure.cause);
  return code === "26000" || (code === "0A000" && textOf(failure.cause).includes("cached plan"));
};

/** Translates an error of PostgreSQL or of the connection for the operator; `where` is the address without its password. */
export const postgresFailure = (where: string, cause: unknown): DatabaseFailure => {
  const code = codeOf(cause);
  const why = textOf(cause);
  if (why.startsWith("SASL"))
    return databaseFailure(
      "DatabasePasswordWrong",
      `PostgreSQL at ${where} asks for another password than DATABASE_URL has.`,
      cause,
    );
  if (!SQLSTATE.test(code) || code.startsWith("08") || code.startsWith("57P"))
    return databaseFailure(
      "DatabaseUnreachable",
      `PostgreSQL at ${where} does not answer (${code || why}): check that it runs and that DATABASE_URL names it.`,
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
    case "57014":
      return databaseFailure("DatabaseBusy", `PostgreSQL at ${where} took too long for a statement.`, cause);
    case "53300":
      return databaseFailure("DatabaseBusy", `PostgreSQL at ${where} has no connection left for us.`, cause);
    case "XX001":
    case "XX002":
      return databaseFailure("DatabaseCorrupt", `PostgreSQL at ${where} reports damaged data: ${why}`, cause);
    default:
      return databaseFailure("StatementFailed", `PostgreSQL refused a statement (${code}): ${why}`, cause);
  }
};
