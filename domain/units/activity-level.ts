/** U17: activity levels by their number on the wire (specification, section 3). */
export const ACTIVITY_LEVELS = {
  1: "not_very_active",
  2: "lightly_active",
  3: "active",
  4: "very_active",
} as const;

export type ActivityLevel = keyof typeof ACTIVITY_LEVELS;

export type ActivityLevelName = (typeof ACTIVITY_LEVELS)[ActivityLevel];

export const isActivityLevel = (level: unknown): level is ActivityLevel =>
  level === 1 || level === 2 || level === 3 || level === 4;
