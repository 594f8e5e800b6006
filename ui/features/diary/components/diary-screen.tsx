import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { entriesOfMeal, mealAt, shownSlots, type DiaryEntry, type EntryId, type Meal } from "@morsel/domain/diary";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { hitOfUsage } from "../../foods/hit.ts";
import type { CopyTask } from "./copy-dialog.tsx";
import { DayFailed, DaySkeleton } from "./day-states.tsx";
import { DayHeader } from "./day-header.tsx";
import { DaySummary } from "./day-summary.tsx";
import { useUnits } from "../../../i18n/units.tsx";
import { useDiarySettings } from "../diary-settings.tsx";
import { FoodSearch } from "./food-search.tsx";
import { isTyping } from "../is-typing.ts";
import { MealSlot } from "./meal-slot.tsx";
import { Menu } from "./menu.tsx";
import { dayQuery, suggestionsQuery } from "../queries.ts";
import { SlotOffer } from "./slot-offer.tsx";
import type { MoreWords } from "../quick-add-parts.ts";
import { useQuickAdd } from "../use-quick-add.tsx";
import type { NoteDrafts } from "../use-day-note.ts";
import { useDiaryMenus } from "../use-diary-menus.tsx";
import { useDiaryCommands, type DiaryPorts } from "../use-diary-commands.ts";
import classes from "./diary-screen.module.css";

const EntryPanel = lazy(async () => ({ default: (await import("./entry-panel.tsx")).EntryPanel }));
const DayEnd = lazy(async () => {
  const end = import("./day-end.tsx");
  // Next somebody will change an amount. Should these not arrive, opening an editor asks for them again.
  void Promise.allSettled([import("./entry-panel.tsx"), import("./hit-editor.tsx")]);
  return { default: (await end).DayEnd };
});
const CopyDialog = lazy(async () => ({ default: (await import("./copy-dialog.tsx")).CopyDialog }));

export type DiaryScreenProps = DiaryPorts & {
  readonly hydration: HydrationClient;
  readonly foods: FoodsClient;
  readonly moreWords: MoreWords;
  readonly date: CalendarDate;
  readonly onDate: (date: CalendarDate) => void;
  /** Whether one comes here to log: the box is open then. */
  readonly startsOpen?: boolean;
};

/** How many usual foods an empty slot offers. */
const OFFERED = 3;

type Copying = CopyTask & { readonly entries?: readonly EntryId[] };

/** The day: what was eaten, what is left, and the one box that logs. */
export const DiaryScreen = (props: DiaryScreenProps) => {
  const { diary, hydration, foods, device, toasts, moreWords, date, onDate, startsOpen = false } = props;
  const intl = useIntl();
  const units = useUnits();
  const { slots } = useDiarySettings();
  const today = device.today();
  const at = device.timeOfDay();
  const commands = useDiaryCommands({ diary, device, toasts });
  const view = useQuery(dayQuery(diary, date));
  const yesterday = useQuery(dayQuery(diary, addDays(date, -1)));
  const [chosenMeal, setMeal] = useState<Meal>();
  const meal = chosenMeal ?? mealAt(at);
  const suggestions = useQuery(suggestionsQuery(diary, meal, at));
  const [isSearching, setSearching] = useState(startsOpen);
  const [openEntry, setOpenEntry] = useState<EntryId>();
  const [copying, setCopying] = useState<Copying>();
  const askToCopy = (task: Copying): void => {
    moreWords().then(
      () => setCopying(task),
      () => toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
    );
  };
  const [noteDrafts] = useState<NoteDrafts>(() => new Map());
  const input = useRef<HTMLInputElement>(null);

  const search = useCallback((into?: Meal) => {
    if (into !== undefined) setMeal(into);
    setSearching(true);
    input.current?.focus();
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      search();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [search]);

  const quickly = useQuickAdd({
    toasts,
    moreWords,
    onLog: (into, contents) => commands.quickAdd(date, into, contents),
  });
  const menus = useDiaryMenus({
    date,
    isToday: date === today,
    commands,
    onCopy: askToCopy,
    onQuickAdd: quickly.open,
  });
  const focusEntry = (id: EntryId) => {
    setOpenEntry(undefined);
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
          focusEntry(entry.id);
        }}
        onDelete={() => {
          setOpenEntry(undefined);
          commands.remove(date, [entry], intl.formatMessage({ id: "diary.deleted" }, { food: entry.description }));
        }}
        onCopy={() => askToCopy({ way: "to", what: entry.description, entries: [entry.id] })}
        onCancel={() => focusEntry(entry.id)}
      />
    </Suspense>
  );

  const day = view.data?.day;
  return (
    <>
      <div className={classes.screen}>
        <div className={classes.header}>
          <DayHeader
            date={date}
            today={today}
            onDate={onDate}
            tools={
              <Menu
                label={intl.formatMessage({ id: "diary.dayTools" })}
                actions={menus.ofDay(day?.entries.length ?? 0)}
              />
            }
          />
        </div>
        {view.data === undefined ? (
          view.isError ? (
            <DayFailed problem={view.error} onRetry={() => void view.refetch()} />
          ) : (
            <DaySkeleton />
          )
        ) : (
          <>
            <div className={classes.summary}>
              <DaySummary view={view.data} />
            </div>
            <div className={classes.meals}>
              <FoodSearch
                diary={diary}
                foods={foods}
                inputRef={input}
                isOpen={isSearching}
                autoFocus={startsOpen}
                onOpen={setSearching}
                meal={meal}
                onMeal={setMeal}
                at={at}
                onLog={(hits) => commands.log(date, meal, hits)}
              />
              {shownSlots(slots, view.data.day.entries).map(({ id: slot }) => (
                <MealSlot
                  key={slot}
                  meal={slot}
                  entries={entriesOfMeal(view.data.day, slot)}
                  actions={menus.ofMeal(slot, entriesOfMeal(view.data.day, slot))}
                  openEntry={openEntry}
                  onOpen={(id) => setOpenEntry(openEntry === id ? undefined : id)}
                  onAdd={search}
                  editorOf={editorOf}
                  offer={
                    <SlotOffer
                      meal={slot}
                      isToday={date === today}
                      yesterday={yesterday.data === undefined ? [] : entriesOfMeal(yesterday.data.day, slot)}
                      usual={slot === meal ? (suggestions.data?.usual ?? []).slice(0, OFFERED).map(hitOfUsage) : []}
                      onCopyYesterday={() =>
                        void commands.copy({ date: addDays(date, -1), meal: slot }, { dates: [date] })
                      }
                      onLog={(hit) => commands.log(date, slot, [hit])}
                    />
                  }
                />
              ))}
            </div>
            <div className={classes.end}>
              <Suspense fallback={<div className={classes.ending} />}>
                <DayEnd
                  isAhead={date > today}
                  view={view.data}
                  weightUnit={units.weight}
                  drafts={noteDrafts}
                  onDescribe={commands.describe}
                  hydration={hydration}
                  device={device}
                  toasts={toasts}
                />
              </Suspense>
            </div>
          </>
        )}
      </div>
      {quickly.dialog}
      {copying !== undefined && (
        <Suspense>
          <CopyDialog
            task={copying}
            date={date}
            onClose={() => setCopying(undefined)}
            onCopy={(dates, into) => {
              const [from] = dates;
              if (copying.way === "from" && from !== undefined)
                void commands.copy(
                  { date: from, ...(copying.meal === undefined ? {} : { meal: copying.meal }) },
                  { dates: [date] },
                );
              if (copying.way === "to")
                void commands.copy(
                  {
                    date,
                    ...(copying.meal === undefined ? {} : { meal: copying.meal }),
                    ...(copying.entries === undefined ? {} : { entries: copying.entries }),
                  },
                  { dates, ...(into === undefined || into === copying.meal ? {} : { meal: into }) },
                );
            }}
          />
        </Suspense>
      )}
    </>
  );
};
