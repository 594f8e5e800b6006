import { Button } from "@mantine/core";
import {
  slotsOfNames,
  typedNamesOf,
  changeDiarySettings,
  type DiarySettings,
  type DiarySettingsChange,
  type DiarySettingsRefused,
} from "@morsel/domain/diary";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import pages from "../../../shell/page/page.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { ColumnFields } from "./column-fields.tsx";
import { DayField } from "./day-field.tsx";
import { MealFields } from "./meal-fields.tsx";
import { WeekField } from "./week-field.tsx";
import classes from "./diary-settings.module.css";

export type DiarySettingsFormProps = {
  readonly settings: DiarySettings;
  /** The member's. */
  readonly country: string;
  readonly isBusy: boolean;
  readonly problem?: ReactNode;
  readonly onSave: (change: DiarySettingsChange) => void;
};

/** Edits the diary settings; the domain decides, and each change is saved at once. */
export const DiarySettingsForm = ({ settings, country, isBusy, problem, onSave }: DiarySettingsFormProps) => {
  const [columns, setColumns] = useState(settings.columns);
  const [names, setNames] = useState(() => typedNamesOf(settings.slots));
  const [dayBeginsAt, setDayBeginsAt] = useState(settings.dayBeginsAt);
  const [weekStartsOn, setWeekStartsOn] = useState(settings.weekStartsOn);
  const [refused, setRefused] = useState<DiarySettingsRefused>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const change: DiarySettingsChange = {
      columns,
      slots: slotsOfNames(names, settings.slots),
      dayBeginsAt,
      weekStartsOn,
    };
    const changed = changeDiarySettings(settings, change);
    setRefused(changed.ok ? undefined : changed.error);
    if (changed.ok && !isBusy) onSave(change);
    // Once the words of the refusal are there, the field that they are about has the focus.
    if (!changed.ok) requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Sheet labelledBy="settings-columns">
        <h2 id="settings-columns" className={pages.subtitle}>
          <FormattedMessage id="diarySettings.columns" />
        </h2>
        <ColumnFields columns={columns} onColumns={setColumns} />
      </Sheet>
      <Sheet labelledBy="settings-meals">
        <h2 id="settings-meals" className={pages.subtitle}>
          <FormattedMessage id="diarySettings.meals" />
        </h2>
        <MealFields names={names} onNames={setNames} refused={refused} />
      </Sheet>
      <Sheet labelledBy="settings-day">
        <h2 id="settings-day" className={pages.subtitle}>
          <FormattedMessage id="diarySettings.day" />
        </h2>
        <DayField dayBeginsAt={dayBeginsAt} onHour={setDayBeginsAt} />
      </Sheet>
      <Sheet labelledBy="settings-week">
        <h2 id="settings-week" className={pages.subtitle}>
          <FormattedMessage id="diarySettings.week" />
        </h2>
        <WeekField weekStartsOn={weekStartsOn} country={country} onStart={setWeekStartsOn} />
      </Sheet>
      <div className={classes.end}>
        <Problem>{problem}</Problem>
        <Button type="submit" loading={isBusy} className={classes.save}>
          <FormattedMessage id="diarySettings.save" />
        </Button>
      </div>
    </form>
  );
};
