import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { CopyTask } from "@morsel/application/diary/client/copy-task";

/** A copy that is being asked about, with what is copied in words: "Breakfast", "Banana". */
export type NamedCopyTask = CopyTask & { readonly what?: string };

/** Part of the diary that lies open. */
export type DiaryScreenState = {
  readonly date: CalendarDate;
  readonly openEntry: EntryId | undefined;
  readonly copying: NamedCopyTask | undefined;
};

export type DiaryScreenEvent =
  /** A row was tapped: it opens, or closes where it was open. */
  | { readonly kind: "entry tapped"; readonly id: EntryId }
  | { readonly kind: "entry closed" }
  | { readonly kind: "copy asked"; readonly task: NamedCopyTask }
  | { readonly kind: "copy closed" };

export const diaryScreenOf = (date: CalendarDate): DiaryScreenState => ({
  date,
  openEntry: undefined,
  copying: undefined,
});

/** Another day begins with nothing open. */
export const diaryScreenOn = (state: DiaryScreenState, date: CalendarDate): DiaryScreenState =>
  state.date === date ? state : diaryScreenOf(date);

export const diaryScreenStep = (state: DiaryScreenState, event: DiaryScreenEvent): DiaryScreenState => {
  switch (event.kind) {
    case "entry tapped":
      return { ...state, openEntry: state.openEntry === event.id ? undefined : event.id };
    case "entry closed":
      return { ...state, openEntry: undefined };
    case "copy asked":
      return { ...state, copying: event.task };
    case "copy closed":
      return { ...state, copying: undefined };
  }
};
