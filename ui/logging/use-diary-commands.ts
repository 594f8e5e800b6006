import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { DayDescription, DiaryCommand, LogFoods, UpdateDay } from "@morsel/application/diary/client/diary-command";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import * as make from "@morsel/application/diary/client/make-command";
import { projectPending } from "@morsel/application/diary/client/project";
import type { LogItem } from "@morsel/application/diary/client/log-item";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { DiaryEntry, QuickEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { useIntl } from "react-intl";
import { UNDO_DURATION, type Toasts } from "../hooks/toasts.ts";
import { refusalIn, refusalWords } from "../i18n/refusals.ts";
import { formatDay } from "../dates/dates.ts";
import { cachedDays, pendingCommands, submitCommand, useDiaryMutations } from "./diary-mutations.ts";
import { useMealNames } from "../settings/meal-names.ts";
import { dayQuery } from "./queries.ts";
import type { CopyRequest, EntryChange } from "@morsel/application/diary/diary-requests";

export type DiaryPorts = {
  /** Client of the diary. */
  readonly diary: DiaryClient;
  /** Clock of the device. */
  readonly device: DiaryDevice;
  /** Place for what happened, with its undo. */
  readonly toasts: Pick<Toasts, "show">;
  /** Opens the day that was logged to, for pages that do not show it. */
  readonly onShow?: (date: CalendarDate) => void;
  /** Plans instead of logs, unless a call says otherwise. */
  readonly isPlanning?: boolean;
};

/** The way back is fetched with the first command that has one. */
const inversion = () => import("@morsel/application/diary/client/invert");
/** The diary loads the copy command ahead; other pages load it with their first copy. */
const copying = () => import("@morsel/application/diary/client/copy-command");

/** Commands on the diary, with their toasts and undo. */
export const useDiaryCommands = ({ diary, device, toasts, onShow, isPlanning = false }: DiaryPorts) => {
  const intl = useIntl();
  const meals = useMealNames();
  const queries = useDiaryMutations(diary);

  const notifyRefused = (problem: unknown, command?: DiaryCommand): void => {
    const isNoteKept =
      command?.kind === "updateDay" &&
      command.change.note !== undefined &&
      refusalIn(problem)?._tag === "DayVersionConflict";
    const why = isNoteKept ? intl.formatMessage({ id: "diary.noteMoved" }) : refusalWords(intl, problem);
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notSaved" }, { why }),
      duration: UNDO_DURATION,
    });
  };
  const submit = (command: DiaryCommand): Promise<boolean> => submitCommand(queries, command, notifyRefused);
  const undo = async (commands: readonly DiaryCommand[]): Promise<void> => {
    const { invert } = await inversion();
    for (const command of commands) {
      const back = invert(command, cachedDays(queries), pendingCommands(queries), device.newId);
      if (back !== undefined) void submit(back);
    }
  };
  const notifySuccess = (commands: readonly DiaryCommand[], message: string, onward?: () => void): void => {
    // Here in time for when the network is gone; whoever undoes without it is told.
    inversion().catch(() => undefined);
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "diary.undo" }),
        onUse: () => void undo(commands).catch(notifyRefused),
      },
      ...(onward === undefined ? {} : { onward: { label: intl.formatMessage({ id: "diary.show" }), onUse: onward } }),
    });
  };

  const plannedIf = (isPlanned: boolean): { readonly planned?: true } => (isPlanned ? { planned: true } : {});

  const log = (date: CalendarDate, meal: Meal, items: readonly LogItem[], isPlanned = isPlanning): void => {
    const onHand = cachedDays(queries).flatMap(({ day }) => day.entries);
    const { command, refused } = make.logFoods(items, { date, meal, ...plannedIf(isPlanned) }, device, onHand);
    if (command !== undefined) logMade(command);
    const [first] = refused;
    if (first === undefined) return;
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "diary.notLogged" }, { count: refused.length, food: first.description }),
      duration: UNDO_DURATION,
    });
  };

  /** Entries logged together share one slot of one day. */
  const logMade = (command: LogFoods): void => {
    const [first] = command.entries;
    if (first === undefined) return;
    void submit(command);
    const name = meals.of(first.meal);
    const count = command.entries.length;
    const words = { meal: name, count, food: first.description };
    const message = first.planned
      ? intl.formatMessage({ id: "diary.planned" }, words)
      : intl.formatMessage({ id: count === 1 ? "diary.logged" : "diary.loggedMany" }, words);
    notifySuccess([command], message, onShow && (() => onShow(first.date)));
  };

  const quickAdd = (
    date: CalendarDate,
    meal: Meal,
    contents: Pick<QuickEntry, "description" | "facts">,
    isPlanned = isPlanning,
  ): void => {
    const command = make.quickAdd(contents, { date, meal, ...plannedIf(isPlanned) }, device);
    if (command.ok) logMade(command.value);
    else notifyRefused(command.error);
  };

  const change = (entry: DiaryEntry, food: Food | undefined, wanted: EntryChange): void => {
    const { id: _, version: __, ...edit } = wanted;
    if (Object.keys(edit).length === 0) return;
    const command = make.changeEntry(entry, food, edit, pendingCommands(queries), device);
    if (!command.ok) return notifyRefused(command.error);
    void submit(command.value);
    const { meal, date } = command.value.next;
    if (meal === entry.meal && date === entry.date) return;
    notifySuccess(
      [command.value],
      intl.formatMessage({ id: "diary.moved" }, { meal: meals.of(meal), date: formatDay(intl, date) }),
    );
  };

  const remove = (entries: readonly DiaryEntry[], message: string): void => {
    if (entries.length === 0) return;
    const command = make.deleteEntries(entries, device);
    void submit(command);
    notifySuccess([command], message);
  };

  /** W281: each is a change of its own, so that one which was changed elsewhere holds up no other; they are taken back together. */
  const tick = (entries: readonly DiaryEntry[]): void => {
    const [first] = entries;
    if (first === undefined) return;
    const commands = entries.flatMap((entry) => {
      const made = make.changeEntry(
        entry,
        undefined,
        make.markEatenEdit(entry, device),
        pendingCommands(queries),
        device,
      );
      return made.ok ? [made.value] : [];
    });
    for (const command of commands) void submit(command);
    const words = { count: commands.length, food: first.description };
    notifySuccess(
      commands,
      intl.formatMessage({ id: first.planned ? "diary.tickedOff" : "diary.tickTakenBack" }, words),
    );
  };

  const copy = async (from: CopyRequest["from"], to: CopyRequest["to"]): Promise<void> => {
    const found = await Promise.all([queries.fetchQuery(dayQuery(diary, from.date)), copying()]).catch(
      (problem: unknown) => notifyRefused(problem),
    );
    if (found === undefined) return;
    const [view, { copyEntries }] = found;
    const command = copyEntries(
      projectPending(view, pendingCommands(queries)),
      { from, to: { planned: isPlanning, ...to } },
      device,
    );
    if (!command.ok)
      return toasts.show({ severity: "info", message: intl.formatMessage({ id: "diary.nothingToCopy" }) });
    void submit(command.value);
    notifySuccess([command.value], intl.formatMessage({ id: "diary.copied" }, { count: command.value.entries.length }));
  };

  /** Note and mark of a day as it was seen; answers whether they were written, and has told why not. */
  const updateDay = (date: CalendarDate, seen: DayDescription, change: UpdateDay["change"]): Promise<boolean> =>
    submit(make.updateDay(date, seen, change, pendingCommands(queries), device));

  return { log, logMade, quickAdd, change, remove, tick, copy, updateDay, planned: plannedIf(isPlanning) };
};

export type DiaryCommands = ReturnType<typeof useDiaryCommands>;
