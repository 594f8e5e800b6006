import type { DiarySettings } from "@morsel/domain/diary";

/** Five nutrients, own names of meals and a fifth meal; stories take from it what they need. */
export const OWN_DIARY_SETTINGS = {
  columns: ["carbohydrates", "fiber", "saturated_fat", "sodium", "vitamin_b12"],
  slots: [
    { id: "breakfast", name: "First breakfast" },
    { id: "lunch" },
    { id: "dinner", name: "Tea" },
    { id: "snacks" },
    { id: "extra1", name: "Second breakfast" },
  ],
} as const satisfies Partial<DiarySettings>;
