/** W247: why a file is refused as a whole. */
export const FILE_REFUSALS = [
  "unknownFormat",
  "wrongColumns",
  "spreadsheet",
  "truncated",
  "bomb",
  "recordTooLong",
  "notUtf8",
  "damaged",
  "missing",
  "changed",
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];
