/** Where the database is, and into which file of which folder it is backed up. */
export type BackupRequest = {
  readonly database: string;
  readonly folder: string;
  readonly name: string;
  /** Encrypts the backup; absent, it is a plain SQLite file. */
  readonly passphrase?: string;
};

export type BackupAnswer = { readonly rows: number } | { readonly failed: string };
