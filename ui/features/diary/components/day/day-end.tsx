import type { DayView } from "@morsel/application/diary/diary-view";
import { CompleteDay, type WeightUnit } from "./complete-day.tsx";
import { DayNote } from "./day-note.tsx";
import { DayWater } from "../../../hydration/components/day-water.tsx";
import type { UpdateDay } from "@morsel/application/diary/client/diary-command";
import { OdblNotice } from "../../../../food-rows/odbl-notice.tsx";
import type { WaterPorts } from "../../../hydration/use-water.ts";
import type { NoteDrafts } from "./use-day-note.ts";

export type DayEndProps = WaterPorts & {
  readonly view: DayView;
  /** A day to come cannot be complete. */
  readonly isAhead?: boolean;
  readonly weightUnit: WeightUnit;
  readonly drafts: NoteDrafts;
  readonly onUpdate: (change: UpdateDay["change"]) => Promise<boolean>;
};

/** Water, and what is said about a day as a whole; it stands below everything, so the rest of the page does not wait for it. */
export const DayEnd = ({ view, isAhead = false, weightUnit, drafts, onUpdate, ...ports }: DayEndProps) => (
  <>
    <OdblNotice foodIds={view.day.entries.map(({ foodId }) => foodId)} />
    <DayWater view={view} {...ports} />
    <DayNote
      key={view.day.date}
      date={view.day.date}
      note={view.day.note}
      drafts={drafts}
      onSave={(note) => onUpdate({ note })}
    />
    {isAhead ? null : (
      <CompleteDay view={view} weightUnit={weightUnit} onMark={(completeness) => void onUpdate({ completeness })} />
    )}
  </>
);
