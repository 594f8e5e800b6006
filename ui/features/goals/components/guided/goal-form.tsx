import { Button, TextInput } from "@mantine/core";
import { typedEnergy, DEFAULT_SPLIT, splitOfGoal, type Goals, type GoalsChange } from "@morsel/domain/goals";
import { weekday } from "@morsel/domain/calendar";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Problem } from "../../../../shell/page/page.tsx";
import { useFigures, type Figures } from "../../../../figures/figures.tsx";
import { planDate } from "../../plan-dates.ts";
import { useGoalsChange, type GoalsFormProps } from "../../use-goals-change.ts";
import { MacroFields, MACROS, readGrams, type MacroChoice } from "../macro-fields.tsx";
import { WeekdayFields } from "../weekday-fields.tsx";
import classes from "../goals.module.css";

export type GoalFormProps = GoalsFormProps & {
  /** Seven names, Monday first. */
  readonly weekdays: readonly string[];
  /** The change holds from today on. */
  readonly isToday: boolean;
  /** Why it could not be saved. */
  readonly problem?: ReactNode;
};

/** Initial values of the fields: the goal of the day from which the change applies. */
const choiceOf = (goals: Goals, day: number, figures: Figures): MacroChoice => {
  const goal = goals.dailyGoals[day];
  const split = goal && splitOfGoal(goal);
  if (goal === undefined || split !== undefined) return { by: "percent", split: split ?? DEFAULT_SPLIT };
  const { carbohydrates = 0, fat = 0, protein = 0 } = goal;
  const typed = figures.editable;
  return { by: "grams", typed: { carbohydrates: typed(carbohydrates), fat: typed(fat), protein: typed(protein) } };
};

const isSameGoal = (goals: Goals, one: number, other: number): boolean =>
  (["energy", ...MACROS] as const).every((id) => goals.dailyGoals[one]?.[id] === goals.dailyGoals[other]?.[id]);

/** All days where they are alike, else those that are as the day from which the change holds. */
const daysAlike = (goals: Goals, day: number): readonly number[] | undefined => {
  const alike = goals.dailyGoals.flatMap((_, one) => (isSameGoal(goals, one, day) ? [one] : []));
  return alike.length === goals.dailyGoals.length ? undefined : alike;
};

/** Energy and macros for every day or for some weekdays; the day itself stays in the domain's hands. */
export const GoalForm = ({ weekdays, isToday, problem, ...given }: GoalFormProps) => {
  const { goals, from, isBusy } = given;
  const intl = useIntl();
  const figures = useFigures();
  const inUnit = (energy: number): string => figures.editable(Math.round(energy * figures.perKcal));
  const first = weekday(from);
  const [energy, setEnergy] = useState(() =>
    figures.isEnergyHidden ? "" : inUnit(goals.dailyGoals[first]?.energy ?? 0),
  );
  const [choice, setChoice] = useState(() => choiceOf(goals, first, figures));
  const [days, setDays] = useState(() => daysAlike(goals, first));
  const { wrong, refused, refuse, save } = useGoalsChange(given);
  const [unread, setUnread] = useState<"energy" | "grams">();
  /** RE17: what is hidden is not in its field; left empty it stays as it is. */
  const isKept = figures.isEnergyHidden && energy.trim() === "";
  const typed = isKept ? goals.dailyGoals[first]?.energy : typedEnergy(energy, figures.unit);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const grams = choice.by === "grams" ? readGrams(choice.typed, figures.mark) : undefined;
    const isGrams = choice.by === "grams";
    setUnread(typed === undefined ? "energy" : isGrams && grams === undefined ? "grams" : undefined);
    if (typed === undefined) return refuse(intl.formatMessage({ id: "goals.refused.unreadable" }));
    if (isGrams && grams === undefined) return refuse(intl.formatMessage({ id: "goals.refused.grams" }));
    if (days?.length === 0) return refuse(intl.formatMessage({ id: "goals.refused.days" }));
    const macros: GoalsChange = choice.by === "percent" ? { split: choice.split } : { nutrients: grams ?? {} };
    return save({ ...(isKept ? {} : { energy: typed }), ...macros, ...(days === undefined ? {} : { weekdays: days }) });
  };
  const isSplitWrong = refused?._tag === "SplitSum" || refused?._tag === "SplitSteps";
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={<FormattedMessage id={`goals.energy.${figures.unit}`} />}
        {...(figures.isEnergyHidden ? { description: <FormattedMessage id="goals.energy.calm" /> } : {})}
        inputMode="decimal"
        autoComplete="off"
        value={energy}
        error={unread === "energy" || (refused !== undefined && !isSplitWrong)}
        onChange={(event) => setEnergy(event.currentTarget.value)}
      />
      <MacroFields
        energy={typed}
        choice={choice}
        isWrong={unread === "grams" || isSplitWrong}
        onChoice={setChoice}
        onEnergy={(sum) => setEnergy(inUnit(sum))}
      />
      <WeekdayFields weekdays={weekdays} days={days} onDays={setDays} />
      <Problem>{wrong ?? problem}</Problem>
      <Button type="submit" loading={isBusy}>
        {isToday ? (
          <FormattedMessage id="goals.save" />
        ) : (
          <FormattedMessage id="goals.saveFrom" values={{ date: planDate(intl, from) }} />
        )}
      </Button>
    </form>
  );
};
