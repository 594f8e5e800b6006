/** Places of a backup: the database, and the folder and file that it is copied into. */
export type BackupRequest = {
  readonly database: string;
  readonly folder: string;
  readonly name: string;
  /** Encrypts the backup; absent, it is a plain SQLite file. */
  readonly passphrase?: string;
};

export type BackupAnswer = { readonly rows: number } | { readonly failed: string };
