// Written by scripts/write-message-ids.ts from the files in messages/en. Do not edit.
import type charts from "./messages/en/charts.json";
import type diary from "./messages/en/diary.json";
import type diarySettings from "./messages/en/diary-settings.json";
import type exercise from "./messages/en/exercise.json";
import type foodDatabase from "./messages/en/food-database.json";
import type foods from "./messages/en/foods.json";
import type goals from "./messages/en/goals.json";
import type home from "./messages/en/home.json";
import type hydration from "./messages/en/hydration.json";
import type identity from "./messages/en/identity.json";
import type landing from "./messages/en/landing.json";
import type legal from "./messages/en/legal.json";
import type mail from "./messages/en/mail.json";
import type meals from "./messages/en/meals.json";
import type measurements from "./messages/en/measurements.json";
import type nutrition from "./messages/en/nutrition.json";
import type reports from "./messages/en/reports.json";
import type shell from "./messages/en/shell.json";
import type social from "./messages/en/social.json";
import type titles from "./messages/en/titles.json";

type English = typeof charts &
  typeof diary &
  typeof diarySettings &
  typeof exercise &
  typeof foodDatabase &
  typeof foods &
  typeof goals &
  typeof home &
  typeof hydration &
  typeof identity &
  typeof landing &
  typeof legal &
  typeof mail &
  typeof meals &
  typeof measurements &
  typeof nutrition &
  typeof reports &
  typeof shell &
  typeof social &
  typeof titles;

/** Every message there is; an id that has no English words does not compile. */
export type MessageId = keyof English & string;

/** The files of messages: a page says which ones it needs. */
export type Words = "charts" | "diary" | "diary-settings" | "exercise" | "food-database" | "foods" | "goals" | "home" | "hydration" | "identity" | "landing" | "legal" | "mail" | "meals" | "measurements" | "nutrition" | "reports" | "shell" | "social" | "titles";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
