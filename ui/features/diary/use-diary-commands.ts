import type { CopyRequest, DayView, EntryChange, DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import {
  changeEntry,
  copyEntries,
  entriesToCopy,
  quickAdd as makeQuickAdd,
  type DiaryEntry,
  type EntryId,
  type Instant,
  type Meal,
  type QuickEntry,
  type TimeOfDay,
} from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalIn, refusalWords } from "../../i18n/refusals.ts";
import type { Hit } from "../foods/hit.ts";
import { dayInWords } from "./dates.ts";
import { entryOfHit } from "./entry-of-hit.ts";
import { useMealNames } from "./meal-names.ts";
import { dayQuery } from "./queries.ts";
import type { Description } from "./use-describing.ts";
import { useDiaryActions } from "./use-diary-actions.ts";

/** What the device knows. */
export type DiaryDevice = {
  readonly now: () => Instant;
  readonly today: () => CalendarDate;
  readonly timeOfDay: () => TimeOfDay;
  readonly newId: () => string;
};

export type DiaryPorts = {
  readonly diary: DiaryClient;
  readonly device: DiaryDevice;
  readonly toasts: Pick<Toasts, "show">;
  /** Where the day that was logged to can be seen, for pages that do not show it. */
  readonly onShow?: (date: CalendarDate) => void;
};

/** An undo is offered a little longer than a plain toast lasts. */
export const UNDO_DURATION = 8000;

/** What a person can do to a diary, with the words that follow each deed and the way back. */
export const useDiaryCommands = ({ diary, device, toasts, onShow }: DiaryPorts) => {
  const intl = useIntl();
  const meals = useMealNames();
  const queries = useQueryClient();
  const refused = (problem: unknown, description?: Description) => {
    const isKept = description?.note !== undefined && refusalIn(problem)?._tag === "DayVersionConflict";
    const why = isKept ? intl.formatMessage({ id: "diary.noteMoved" }) : refusalWords(intl, problem);
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notSaved" }, { why }),
      duration: UNDO_DURATION,
    });
  };
  const actions = useDiaryActions(diary, refused);
  const notifySuccess = (message: string, onUse: () => void, onward?: () => void) =>
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: { label: intl.formatMessage({ id: "diary.undo" }), onUse },
      ...(onward === undefined ? {} : { onward: { label: intl.formatMessage({ id: "diary.show" }), onUse: onward } }),
    });

  const log = (date: CalendarDate, meal: Meal, hits: readonly Hit[]): void => {
    const isToday = date === device.today();
    const time = device.timeOfDay();
    const onHand = queries
      .getQueriesData<DayView>({ queryKey: ["day"] })
      .flatMap(([, view]) => view?.day.entries ?? []);
    const made = hits.flatMap((hit) => {
      const id = device.newId() as EntryId;
      const logging = { id, date, meal, loggedAt: device.now(), ...(isToday ? { time } : {}) };
      const entry = entryOfHit(hit, logging, onHand);
      return entry === undefined ? [] : [entry];
    });
    const first = made[0];
    if (first === undefined) return;
    actions.log({
      date,
      entries: made,
      requests: made.map(({ id, foodId, amount, serving, time: at }) => ({
        id,
        meal,
        foodId,
        amount,
        serving: serving.id,
        ...(at === undefined ? {} : { time: at }),
      })),
    });
    const name = meals.of(meal);
    notifySuccess(
      made.length === 1
        ? intl.formatMessage({ id: "diary.logged" }, { meal: name, food: first.description })
        : intl.formatMessage({ id: "diary.loggedMany" }, { meal: name, count: made.length }),
      () => actions.remove({ date, entries: made }),
      onShow && (() => onShow(date)),
    );
  };

  const quickAdd = (
    date: CalendarDate,
    meal: Meal,
    { description, facts }: Pick<QuickEntry, "description" | "facts">,
  ) => {
    const placed = {
      id: device.newId() as EntryId,
      meal,
      ...(date === device.today() ? { time: device.timeOfDay() } : {}),
    };
    const made = makeQuickAdd(description, facts, { ...placed, date, loggedAt: device.now() });
    if (!made.ok) return refused(made.error);
    const { value: entry } = made;
    actions.log({
      date,
      entries: [entry],
      requests: [{ ...placed, description: entry.description, facts: entry.facts }],
    });
    const name = meals.of(meal);
    notifySuccess(intl.formatMessage({ id: "diary.logged" }, { meal: name, food: entry.description }), () =>
      actions.remove({ date, entries: [entry] }),
    );
  };

  const change = (entry: DiaryEntry, food: Food | undefined, wanted: EntryChange): void => {
    const { id: _, version: __, ...fields } = wanted;
    if (Object.keys(fields).length === 0) return;
    const known = food === undefined ? {} : { food };
    actions.change({ entry, change: wanted, ...known });
    const { meal = entry.meal, date = entry.date } = wanted;
    if (meal === entry.meal && date === entry.date) return;
    const moved = changeEntry(entry, food, fields);
    if (!moved.ok) return;
    const before = { ...entry, time: entry.time ?? null, serving: "serving" in entry ? entry.serving.id : undefined };
    // What was changed, as it was.
    const was: Partial<EntryChange> = Object.fromEntries(Object.entries(before).filter(([field]) => field in fields));
    const back = { ...was, id: entry.id, version: moved.value.version };
    notifySuccess(
      intl.formatMessage({ id: "diary.moved" }, { meal: meals.of(meal), date: dayInWords(intl, date) }),
      () => actions.change({ entry: moved.value, change: back, ...known }),
    );
  };

  const remove = (date: CalendarDate, entries: readonly DiaryEntry[], message: string): void => {
    if (entries.length === 0) return;
    actions.remove({ date, entries });
    notifySuccess(message, () => actions.restore({ date, entries }));
  };

  const copy = async (from: CopyRequest["from"], to: CopyRequest["to"]): Promise<void> => {
    const nothing = () => toasts.show({ severity: "info", message: intl.formatMessage({ id: "diary.nothingToCopy" }) });
    try {
      const { day } = await queries.fetchQuery(dayQuery(diary, from.date));
      const id = device.newId();
      const copies = copyEntries(entriesToCopy(day, from), id, to, device.now());
      if (!copies.ok) return nothing();
      actions.copy({ request: { id, from, to }, entries: copies.value });
      notifySuccess(intl.formatMessage({ id: "diary.copied" }, { count: copies.value.length }), () => {
        for (const date of to.dates)
          actions.remove({ date, entries: copies.value.filter((entry) => entry.date === date) });
      });
    } catch (problem) {
      refused(problem);
    }
  };

  return { log, quickAdd, change, remove, copy, describe: actions.describe };
};

export type DiaryCommands = ReturnType<typeof useDiaryCommands>;
