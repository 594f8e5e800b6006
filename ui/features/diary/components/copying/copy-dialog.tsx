import { Button, NativeSelect, TextInput } from "@mantine/core";
import { copyRequestOf, daysOfCopy } from "@morsel/application/diary/client/copy-task";
import type { CopyRequest } from "@morsel/application/diary/diary-requests";
import { type CalendarDate, addDays, isCalendarDate } from "@morsel/domain/calendar";
import { isMeal } from "@morsel/domain/meal-slots";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { NamedCopyTask } from "../../diary-screen-state.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { usePlanning } from "../../../../logging/use-planning.ts";
import { PlanField } from "../../../../logging/plan-field.tsx";
import classes from "./copy-dialog.module.css";

export type CopyDialogProps = {
  readonly task: NamedCopyTask;
  readonly date: CalendarDate;
  readonly today: CalendarDate;
  readonly onCopy: (request: Omit<CopyRequest, "id">) => void;
  readonly onClose: () => void;
};

/** Asks for the day to copy from, or the days to copy to. */
export const CopyDialog = ({ task, date, today, onCopy, onClose }: CopyDialogProps) => {
  const intl = useIntl();
  const meals = useMealNames();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [first, setFirst] = useState<string>(addDays(date, task.way === "to" ? 1 : -1));
  const [last, setLast] = useState<string>(first);
  const [meal, setMeal] = useState<string>(task.meal ?? "");
  useEffect(() => dialog.current?.showModal(), []);

  const isFrom = task.way === "from";
  const planning = usePlanning(isFrom ? date : first, today);
  const until = isFrom ? first : last;
  const days = isCalendarDate(first) && isCalendarDate(until) ? daysOfCopy(first, until) : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = copyRequestOf(task, date, days, isMeal(meal) ? meal : undefined, planning?.isOn ?? false);
    if (request === undefined) return;
    onCopy(request);
    onClose();
  };
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <h2 id={id} className={classes.title}>
          {isFrom ? (
            <FormattedMessage
              id={task.what === undefined ? "diary.copyDayFromTitle" : "diary.copyFromTitle"}
              values={{ meal: task.what }}
            />
          ) : (
            <FormattedMessage
              id="diary.copyTitle"
              values={{ what: task.what ?? intl.formatMessage({ id: "diary.wholeDay" }) }}
            />
          )}
        </h2>
        <div className={classes.dates}>
          <TextInput
            type="date"
            label={<FormattedMessage id={isFrom ? "diary.fromDate" : "diary.toDate"} />}
            value={first}
            onChange={({ currentTarget: { value } }) => {
              setFirst(value);
              if (last < value || last === first) setLast(value);
            }}
          />
          {!isFrom && (
            <TextInput
              type="date"
              label={<FormattedMessage id="diary.untilDate" />}
              value={last}
              min={first}
              onChange={({ currentTarget: { value } }) => setLast(value)}
            />
          )}
        </div>
        {!isFrom && (
          <NativeSelect
            label={<FormattedMessage id="diary.toMeal" />}
            value={meal}
            onChange={({ currentTarget: { value } }) => setMeal(value)}
            data={[{ value: "", label: intl.formatMessage({ id: "diary.sameMeals" }) }, ...meals.choices()]}
          />
        )}
        <PlanField planning={planning} />
        <p className={classes.hint} role="status">
          {days.length === 0 ? (
            <FormattedMessage id="diary.copyWrong" />
          ) : (
            !isFrom && <FormattedMessage id="diary.copyDays" values={{ count: days.length }} />
          )}
        </p>
        <div className={classes.actions}>
          <Button variant="subtle" color="gray" onClick={onClose}>
            <FormattedMessage id="diary.cancel" />
          </Button>
          <Button type="submit" disabled={days.length === 0}>
            <FormattedMessage id="diary.copyNow" />
          </Button>
        </div>
      </form>
    </dialog>
  );
};
