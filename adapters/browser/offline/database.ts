import type { KeptRead } from "@morsel/application/offline/client/kept-reads";
import type { Waiting } from "@morsel/application/offline/client/outbox";
import { openDB, type DBSchema, type IDBPDatabase } from "idb";

export type StoredRead = KeptRead & { readonly member: string };
/** The database gives the number: it only ever grows. */
export type StoredCommand = Waiting & { readonly member: string };

export interface OfflineSchema extends DBSchema {
  reads: { key: [string, string]; value: StoredRead; indexes: { member: string } };
  commands: { key: number; value: StoredCommand; indexes: { member: string } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const NAME = "morsel";
const VERSION = 2;

let opened: Promise<OfflineDatabase> | undefined;

/** Opened once for each page. A newer page that has to change it is let through: this one opens it again when it needs it. */
export const openOffline = (): Promise<OfflineDatabase> => {
  const forget = () => void (opened = undefined);
  opened ??= openDB<OfflineSchema>(NAME, VERSION, {
    upgrade: (database, from) => {
      if (from < 1)
        database.createObjectStore("reads", { keyPath: ["member", "hash"] }).createIndex("member", "member");
      database.createObjectStore("commands", { keyPath: "seq", autoIncrement: true }).createIndex("member", "member");
    },
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  }).catch((problem: unknown) => {
    forget();
    throw problem;
  });
  return opened;
};
