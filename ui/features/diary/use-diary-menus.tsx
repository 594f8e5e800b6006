import { canMarkEaten, type DiaryEntry } from "@morsel/domain/diary";
import { type CalendarDate, addDays } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meal-slots";
import { FormattedMessage, useIntl } from "react-intl";
import { IconArrowRight, IconCheck, IconCopy, IconPencil, IconPlus, IconTrash } from "../../theme/icons.ts";
import type { NamedCopyTask } from "./diary-screen-state.ts";
import { useMealNames } from "../../settings/meal-names.ts";
import type { MenuAction } from "../../shell/sheets/menu.tsx";
import type { DiaryCommands } from "../../logging/use-diary-commands.ts";

export type DiaryMenusOptions = {
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly commands: DiaryCommands;
  readonly onCopy: (task: NamedCopyTask) => void;
  readonly onQuickAdd: (meal: Meal) => void;
  readonly onRemember: (meal: Meal, entries: readonly DiaryEntry[]) => void;
};

const copyIcon = <IconCopy size={18} stroke={1.75} />;
const toIcon = <IconArrowRight size={18} stroke={1.75} />;

/** The quick tools of a slot and of the whole day. What needs foods is offered when there are some. */
export const useDiaryMenus = ({ date, today, commands, onCopy, onQuickAdd, onRemember }: DiaryMenusOptions) => {
  const intl = useIntl();
  const isToday = date === today;
  const meals = useMealNames();
  const ofMeal = (meal: Meal, entries: readonly DiaryEntry[]): readonly MenuAction[] => {
    const name = meals.of(meal);
    const lower = meals.within(meal);
    return [
      {
        key: "quick-add",
        label: <FormattedMessage id="diary.quickAdd" />,
        icon: <IconPencil size={18} stroke={1.75} />,
        onUse: () => onQuickAdd(meal),
      },
      {
        key: "yesterday",
        label: (
          <FormattedMessage id={isToday ? "diary.copyYesterday" : "diary.copyDayBefore"} values={{ meal: lower }} />
        ),
        icon: copyIcon,
        onUse: () => void commands.copy({ date: addDays(date, -1), meal }, { dates: [date], ...commands.planned }),
      },
      {
        key: "from",
        label: <FormattedMessage id="diary.copyFrom" />,
        icon: copyIcon,
        onUse: () => onCopy({ way: "from", meal, what: lower }),
      },
      ...(entries.length === 0
        ? []
        : [
            {
              key: "to",
              label: <FormattedMessage id="diary.copyTo" />,
              icon: toIcon,
              onUse: () => onCopy({ way: "to", meal, what: lower }),
            },
            {
              key: "remember",
              label: <FormattedMessage id="diary.remember" />,
              icon: <IconPlus size={18} stroke={1.75} />,
              onUse: () => onRemember(meal, entries),
            },
            {
              key: "clear",
              label: <FormattedMessage id="diary.clear" values={{ meal: lower }} />,
              icon: <IconTrash size={18} stroke={1.75} />,
              onUse: () => commands.remove(entries, intl.formatMessage({ id: "diary.cleared" }, { meal: name })),
            },
          ]),
    ];
  };
  const copyEntry = ({ id, description }: DiaryEntry): void => onCopy({ way: "to", what: description, entries: [id] });
  const removeEntry = (entry: DiaryEntry): void =>
    commands.remove([entry], intl.formatMessage({ id: "diary.deleted" }, { food: entry.description }));
  const ofEntry = (entry: DiaryEntry): readonly MenuAction[] => [
    {
      key: "copy",
      label: <FormattedMessage id="diary.copyEntry" />,
      icon: copyIcon,
      onUse: () => copyEntry(entry),
    },
    ...(canMarkEaten(entry, date, today)
      ? [
          {
            key: "tick",
            label: <FormattedMessage id={entry.planned ? "diary.eaten" : "diary.notEaten"} />,
            icon: <IconCheck size={18} stroke={1.75} />,
            onUse: () => commands.tick([entry]),
          },
        ]
      : []),
    {
      key: "delete",
      label: <FormattedMessage id="diary.delete" />,
      icon: <IconTrash size={18} stroke={1.75} />,
      onUse: () => removeEntry(entry),
    },
  ];
  const ofDay = (count: number): readonly MenuAction[] => [
    {
      key: "yesterday",
      label: <FormattedMessage id={isToday ? "diary.copyDayYesterday" : "diary.copyDayDayBefore"} />,
      icon: copyIcon,
      onUse: () => void commands.copy({ date: addDays(date, -1) }, { dates: [date], ...commands.planned }),
    },
    {
      key: "from",
      label: <FormattedMessage id="diary.copyDayFrom" />,
      icon: copyIcon,
      onUse: () => onCopy({ way: "from" }),
    },
    ...(count === 0
      ? []
      : [
          {
            key: "to",
            label: <FormattedMessage id="diary.copyDayTo" />,
            icon: toIcon,
            onUse: () => onCopy({ way: "to" }),
          },
        ]),
  ];
  return { ofMeal, ofDay, ofEntry, copyEntry, removeEntry };
};
