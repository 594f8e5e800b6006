import { membersAndDiary } from "./0001-members-and-diary.ts";
import { foods } from "./0002-foods.ts";
import { hourWhereWritten } from "./0003-hour-where-written.ts";
import { diarySettings } from "./0004-diary-settings.ts";
import { copies } from "./0005-copies.ts";
import { quickAddsAndWater } from "./0006-quick-adds-and-water.ts";
import { rateLimits } from "./0007-rate-limits.ts";
import type { Migration } from "./migration.ts";

/** Forward only, in order. */
export const MIGRATIONS: readonly Migration[] = [
  membersAndDiary,
  foods,
  hourWhereWritten,
  diarySettings,
  copies,
  quickAddsAndWater,
  rateLimits,
];
