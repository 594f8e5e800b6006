import type { DayView } from "@morsel/application/ports/my-diary";
import { CompleteDay, type WeightUnit } from "./complete-day.tsx";
import { DayNote } from "./day-note.tsx";
import type { Describe } from "./use-describing.ts";
import type { NoteDrafts } from "./use-day-note.ts";

export type DayEndProps = {
  readonly view: DayView;
  readonly weightUnit: WeightUnit;
  readonly drafts: NoteDrafts;
  readonly onDescribe: Describe;
};

/** What is said about a day as a whole; it stands below everything, so the rest of the page does not wait for it. */
export const DayEnd = ({ view, weightUnit, drafts, onDescribe }: DayEndProps) => (
  <>
    <DayNote
      key={view.day.date}
      date={view.day.date}
      note={view.day.note}
      drafts={drafts}
      onSave={(note) => onDescribe(view.day, { note })}
    />
    <CompleteDay
      view={view}
      weightUnit={weightUnit}
      onMark={(completeness) => void onDescribe(view.day, { completeness })}
    />
  </>
);
