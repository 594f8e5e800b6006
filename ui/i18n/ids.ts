import type account from "./messages/en/account.json";
import type copyDialog from "./messages/en/copy-dialog.json";
import type diary from "./messages/en/diary.json";
import type diarySettings from "./messages/en/diary-settings.json";
import type firstTitles from "./messages/en/first-titles.json";
import type foodPage from "./messages/en/food-page.json";
import type foods from "./messages/en/foods.json";
import type goals from "./messages/en/goals.json";
import type home from "./messages/en/home.json";
import type landing from "./messages/en/landing.json";
import type legal from "./messages/en/legal.json";
import type navigation from "./messages/en/navigation.json";
import type quickAdd from "./messages/en/quick-add.json";
import type refused from "./messages/en/refused.json";
import type shell from "./messages/en/shell.json";
import type titles from "./messages/en/titles.json";
import type units from "./messages/en/units.json";
import type water from "./messages/en/water.json";

type English = typeof account &
  typeof copyDialog &
  typeof diary &
  typeof diarySettings &
  typeof firstTitles &
  typeof foodPage &
  typeof foods &
  typeof goals &
  typeof home &
  typeof landing &
  typeof legal &
  typeof navigation &
  typeof quickAdd &
  typeof refused &
  typeof shell &
  typeof titles &
  typeof units &
  typeof water;

/** Every message there is; an id that has no English words does not compile. */
export type MessageId = keyof English & string;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
