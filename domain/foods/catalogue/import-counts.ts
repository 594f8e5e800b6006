import type { RowRefusal } from "./source-record.ts";

/** Results for the records of a file. */
export type ImportCounts = {
  /** Records of the file that were dealt with: where a resumed import goes on. */
  readonly read: number;
  readonly added: number;
  /** Records that replaced an older version. */
  readonly updated: number;
  /** Records that are stored already in this version or a newer one. */
  readonly unchanged: number;
  /** Doubtful records among the imported ones. */
  readonly doubtful: number;
  readonly refused: { readonly [Reason in RowRefusal]?: number };
};

export const NO_COUNTS: ImportCounts = { read: 0, added: 0, updated: 0, unchanged: 0, doubtful: 0, refused: {} };
