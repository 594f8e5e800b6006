/**
 * Failures of the database itself, each with a sentence for the operator. Opening fails with these; later, when nobody in the program can
 * act on them, they are defects and nothing of the statement's transaction was kept.
 */
export type DatabaseFailure = {
  readonly _tag:
    | "DatabaseUnreachable"
    | "DatabasePasswordWrong"
    | "DatabaseMissing"
    | "DatabaseReadOnly"
    | "DatabaseCorrupt"
    | "DatabaseNewer"
    | "DatabaseFull"
    | "DatabaseBusy"
    | "MigrationChanged"
    | "StatementFailed";
  /** A plain sentence: what is wrong and what to do. */
  readonly message: string;
  readonly cause?: unknown;
};

export type DatabaseFailureTag = DatabaseFailure["_tag"];

export const databaseFailure = (_tag: DatabaseFailureTag, message: string, cause?: unknown): DatabaseFailure =>
  cause === undefined ? { _tag, message } : { _tag, message, cause };

export const isDatabaseFailure = (value: unknown): value is DatabaseFailure =>
  typeof value === "object" && value !== null && "_tag" in value && TAGS.has(value._tag);

const TAGS: ReadonlySet<unknown> = new Set<DatabaseFailureTag>([
  "DatabaseUnreachable",
  "DatabasePasswordWrong",
  "DatabaseMissing",
  "DatabaseReadOnly",
  "DatabaseCorrupt",
  "DatabaseNewer",
  "DatabaseFull",
  "DatabaseBusy",
  "MigrationChanged",
  "StatementFailed",
]);

export const textOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));
