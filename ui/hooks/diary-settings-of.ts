import type { Me } from "@morsel/application/identity/client/session-client";
import { countryWeekStart, firstWeekday } from "@morsel/domain/calendar";
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";

type Session =
  | { readonly status: "authenticated"; readonly me: Pick<Me, "diary" | "country"> }
  | { readonly status: "loading" | "unauthenticated" };

/** The signed-in member's view of the diary; the default view for visitors. */
export const diarySettingsOf = (session: Session): DiarySettings =>
  session.status === "authenticated" ? session.me.diary : DEFAULT_DIARY_SETTINGS;

/** C7: the weekday on which the weeks of somebody signed in begin, 0 is Monday. */
export const weekStartOf = (session: Session): number =>
  session.status === "authenticated"
    ? firstWeekday(session.me.diary.weekStartsOn, session.me.country)
    : countryWeekStart("");

/** RE17: what is hidden has no column either. */
export const visibleDiarySettings = (settings: DiarySettings): DiarySettings => {
  const { columns, dashboard } = settings;
  return dashboard.hidden.length === 0
    ? settings
    : { ...settings, columns: columns.filter((id) => !dashboard.hidden.includes(id)) };
};
