export * from "./kept-backups.ts";
