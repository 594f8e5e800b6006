import { membersAndDiary } from "./0001-members-and-diary.ts";
import type { Migration } from "./migration.ts";

/** Forward only, in order. */
export const MIGRATIONS: readonly Migration[] = [membersAndDiary];
