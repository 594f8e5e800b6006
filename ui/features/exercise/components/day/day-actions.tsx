import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { ExerciseEntry } from "@morsel/domain/exercise";
import { FormattedMessage } from "react-intl";
import type { MenuAction } from "../../../../shell/sheets/menu.tsx";
import { IconCopy, IconPlus } from "../../../../theme/icons.ts";
import type { ExerciseCommands } from "../../use-exercise-commands.ts";

export type DayActionsOf = {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly entries: readonly ExerciseEntry[];
  readonly commands: Pick<ExerciseCommands, "copy" | "copyDay">;
  readonly onSaveRoutine: () => void;
};

const copyIcon = <IconCopy size={18} stroke={1.75} />;

/** Actions on a whole day. */
export const dayActions = ({ date, today, entries, commands, onSaveRoutine }: DayActionsOf): readonly MenuAction[] => [
  {
    key: "day before",
    label: <FormattedMessage id="exercise.copyDayBefore" />,
    icon: copyIcon,
    onUse: () => void commands.copyDay(addDays(date, -1), date),
  },
  {
    key: "week before",
    label: <FormattedMessage id="exercise.copyWeekBefore" />,
    icon: copyIcon,
    onUse: () => void commands.copyDay(addDays(date, -7), date),
  },
  ...(date === today || entries.length === 0
    ? []
    : [
        {
          key: "to today",
          label: <FormattedMessage id="exercise.copyToToday" />,
          icon: copyIcon,
          onUse: () => commands.copy(entries, today),
        },
      ]),
  ...(entries.length === 0
    ? []
    : [
        {
          key: "routine",
          label: <FormattedMessage id="exercise.routines.saveDay" />,
          icon: <IconPlus size={18} stroke={1.75} />,
          onUse: onSaveRoutine,
        },
      ]),
];
