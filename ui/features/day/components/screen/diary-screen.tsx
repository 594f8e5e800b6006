import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { activeEntries, type DiaryEntry, type EntryId } from "@morsel/domain/diary";
import type { Meal } from "@morsel/domain/meal-slots";
import { Suspense, useRef, useState, type ReactNode } from "react";
import type { DayView } from "@morsel/application/diary/diary-view";
import { FormattedMessage, useIntl } from "react-intl";
import { SkipLink } from "../../../../shell/frame/skip-link.tsx";
import { useUnits } from "../../../../i18n/units.tsx";
import { useDay } from "../../../../logging/diary-mutations.ts";
import {
  diaryScreenOf,
  diaryScreenOn,
  diaryScreenStep,
  type DiaryScreenEvent,
  type NamedCopyTask,
} from "../../../diary/diary-screen-state.ts";
import type { MealParts } from "../../../meals/meals-query.ts";
import type { MoreWords } from "../../../diary/components/quick-add/quick-add-parts.ts";
import type { NoteDrafts } from "../../../diary/components/day/use-day-note.ts";
import { useDiaryCommands, type DiaryPorts } from "../../../../logging/use-diary-commands.ts";
import { useDiaryMenus } from "../../../diary/use-diary-menus.tsx";
import { useFoodBox } from "../food-box/use-food-box.ts";
import { usePlanning } from "../../../../logging/use-planning.ts";
import { useQuickAdd } from "../../../diary/components/quick-add/use-quick-add.tsx";
import { useSlashKey } from "../../../../hooks/use-slash-key.ts";
import { DayHeader } from "../../../diary/components/day/day-header.tsx";
import { DayMeals } from "../../../diary/components/day/day-meals.tsx";
import { DayFailed, DaySkeleton } from "../../../diary/components/day/day-states.tsx";
import { DaySummary } from "../../../diary/components/summary/day-summary.tsx";
import { FoodSearch } from "../food-box/food-search.tsx";
import { Menu } from "../../../../shell/sheets/menu.tsx";
import type { RememberSlotProps } from "./remember-slot.tsx";
import { WeekOfDay } from "../../../diary/components/week/week-of-day.tsx";
import { CopyDialog, DayBar, DayEnd, EntryPanel, RememberSlot } from "./late-parts.ts";
import classes from "../../../diary/components/day/day-screen.module.css";

export type DiaryScreenProps = DiaryPorts & {
  readonly foods: FoodsClient;
  readonly hydration: HydrationClient;
  readonly openMeals: MealParts["openMeals"];
  readonly openFridge?: MealParts["openFridge"];
  readonly moreWords: MoreWords;
  readonly date: CalendarDate;
  readonly onDate: (date: CalendarDate) => void;
  /** Opens the food box at once. */
  readonly startsOpen?: boolean;
  /** Content below today: nutrient gaps, and the weekly budget if the member chose it. */
  readonly weekOf?: (view: DayView) => ReactNode;
};

/** The day: what was eaten, what is left, and the one box that logs. */
export const DiaryScreen = (props: DiaryScreenProps) => {
  const {
    diary,
    foods,
    hydration,
    device,
    toasts,
    openMeals,
    openFridge,
    moreWords,
    date,
    onDate,
    startsOpen = false,
    weekOf,
  } = props;
  const intl = useIntl();
  const units = useUnits();
  const [today, at] = [device.today(), device.timeOfDay()];
  const planning = usePlanning(date, today);
  const commands = useDiaryCommands({ diary, device, toasts, isPlanning: planning?.isOn === true });
  const { view, isError, error, refetch } = useDay(diary, date);
  const [noteDrafts] = useState<NoteDrafts>(() => new Map());
  const [kept, setKept] = useState(() => diaryScreenOf(date));
  const { openEntry, copying } = diaryScreenOn(kept, date);
  const send = (event: DiaryScreenEvent): void =>
    setKept((before) => diaryScreenStep(diaryScreenOn(before, date), event));

  const inputRef = useRef<HTMLInputElement>(null);
  const box = useFoodBox({
    date,
    at,
    startsOpen,
    inputRef,
    onLog: (meal, options) => commands.log(date, meal, options),
  });
  const begin = (slot?: Meal): void => {
    box.send({ kind: "begun", ...(slot === undefined ? {} : { slot }) });
    inputRef.current?.focus();
  };
  useSlashKey(begin);

  const askToCopy = (task: NamedCopyTask): void => {
    moreWords().then(
      () => send({ kind: "copy asked", task }),
      () => toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
    );
  };
  const quickly = useQuickAdd({
    toasts,
    moreWords,
    planning,
    onLog: (into, contents) => commands.quickAdd(date, into, contents),
  });
  const parts = { openMeals, openFridge, moreWords, device, toasts, date, commands, planning };
  const [remembered, setRemembered] = useState<Pick<RememberSlotProps, "slot" | "entries">>();
  const menus = useDiaryMenus({
    date,
    today,
    commands,
    onCopy: askToCopy,
    onQuickAdd: quickly.open,
    onRemember: (slot, entries) => setRemembered({ slot, entries }),
  });
  const closeEntry = (id: EntryId) => {
    send({ kind: "entry closed" });
    // The editor takes the focus with it: give it back to the row that it came from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-entry="${id}"] button`)?.focus());
  };
  const editorOf = (entry: DiaryEntry) => (
    <Suspense fallback={<div className={classes.opening} />}>
      <EntryPanel
        foods={foods}
        moreWords={moreWords}
        entry={entry}
        onSave={(change, food) => {
          commands.change(entry, food, change);
          closeEntry(entry.id);
        }}
        onDelete={() => {
          send({ kind: "entry closed" });
          menus.removeEntry(entry);
        }}
        onCopy={() => menus.copyEntry(entry)}
        onCancel={() => closeEntry(entry.id)}
      />
    </Suspense>
  );
  return (
    <>
      <SkipLink onSkip={begin}>
        <FormattedMessage id="diary.search" />
      </SkipLink>
      <div className={classes.screen}>
        <div className={classes.header}>
          <DayHeader
            date={date}
            today={today}
            onDate={onDate}
            tools={
              <Menu
                label={intl.formatMessage({ id: "diary.dayTools" })}
                actions={menus.ofDay(view === undefined ? 0 : activeEntries(view.day).length)}
              />
            }
          />
          <div className={classes.week}>
            <WeekOfDay diary={diary} view={view} date={date} today={today} onDate={onDate} />
          </div>
        </div>
        {view === undefined ? (
          isError ? (
            <DayFailed problem={error} onRetry={() => void refetch()} />
          ) : (
            <DaySkeleton />
          )
        ) : (
          <>
            <div className={classes.summary}>
              <DaySummary view={view} />
            </div>
            <div className={classes.meals}>
              <FoodSearch
                {...box}
                diary={diary}
                foods={foods}
                inputRef={inputRef}
                autoFocus={startsOpen}
                at={at}
                ports={{ ...parts, foods, view }}
              />
              <Suspense>
                <DayBar view={view} />
              </Suspense>
              <DayMeals
                diary={diary}
                foods={foods}
                view={view}
                isToday={date === today}
                meal={box.meal}
                at={at}
                commands={commands}
                menus={menus}
                openEntry={openEntry}
                onOpen={(id) => send({ kind: "entry tapped", id })}
                onAdd={begin}
                onQuickAdd={quickly.open}
                editorOf={editorOf}
              />
            </div>
            <div className={classes.end}>
              <Suspense fallback={<div className={classes.ending} />}>
                <DayEnd
                  isAhead={date > today}
                  view={view}
                  weightUnit={units.weight}
                  drafts={noteDrafts}
                  onUpdate={(change) => commands.updateDay(view.day.date, view.day, change)}
                  hydration={hydration}
                  device={device}
                  toasts={toasts}
                />
              </Suspense>
              {date === today && weekOf !== undefined && (
                <Suspense fallback={<div className={classes.offer} />}>{weekOf(view)}</Suspense>
              )}
            </div>
          </>
        )}
      </div>
      {quickly.dialog}
      {remembered !== undefined && (
        <Suspense>
          <RememberSlot {...parts} {...remembered} onClose={() => setRemembered(undefined)} />
        </Suspense>
      )}
      {copying !== undefined && (
        <Suspense>
          <CopyDialog
            task={copying}
            date={date}
            today={today}
            onClose={() => send({ kind: "copy closed" })}
            onCopy={({ from, to }) => void commands.copy(from, to)}
          />
        </Suspense>
      )}
    </>
  );
};
