import { Button, TextInput } from "@mantine/core";
import type { ExerciseDay } from "@morsel/application/exercise/exercise-day";
import { dayActivity, type CardioEntry, type DayActivity, type ExerciseEntry } from "@morsel/domain/exercise";
import { readAmount } from "@morsel/domain/units";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import { useSpanWords } from "../../use-span-words.ts";
import rows from "../day/exercise-day.module.css";
import classes from "./steps-section.module.css";

export type StepsSectionProps = {
  readonly day: ExerciseDay;
  /** Sets the member's own step count; undefined removes it. */
  readonly onSteps: (steps: number | undefined) => void;
};

const MOST = 200_000;

/** W348: the day's steps, where they come from, and why a figure is what it is. */
export const StepsSection = ({ day, onSteps }: StepsSectionProps) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const { isEnergyHidden } = useFigures();
  const activity = dayActivity(day.entries, day.steps);
  const { own, counts } = day.steps;
  return (
    <section className={rows.section} aria-labelledby="exercise-steps">
      <div className={rows.heading}>
        <h2 id="exercise-steps" className={rows.title}>
          <FormattedMessage id="exercise.steps.title" />
        </h2>
        {activity.steps > 0 && (
          <span className={rows.total}>
            <FormattedMessage
              id={isEnergyHidden ? "exercise.steps.totalCalm" : "exercise.steps.total"}
              values={{ steps: intl.formatNumber(activity.steps), energy: words.energy(activity.stepsNet) }}
            />
          </span>
        )}
      </div>
      <StepsForm key={own} own={own} onSteps={onSteps} />
      {counts.length > 0 && (
        <p className={rows.details}>
          <FormattedMessage
            id={own === undefined ? "exercise.steps.counted" : "exercise.steps.ownFirst"}
            values={{ steps: intl.formatNumber(dayActivity([], { ...day.steps, own: undefined }).steps) }}
          />
        </p>
      )}
      <Overlaps overlaps={activity.overlaps} />
      <AppLink path="/apps/step-trackers" className={rows.link}>
        <FormattedMessage id="exercise.steps.trackers" />
      </AppLink>
    </section>
  );
};

const isCardio = (entry: ExerciseEntry): entry is CardioEntry => entry.kind === "cardio";

const Overlaps = ({ overlaps }: Pick<DayActivity, "overlaps">) => {
  const intl = useIntl();
  const span = useSpanWords();
  const nameOf = (entry: ExerciseEntry): string => {
    const time = isCardio(entry) ? span(entry) : undefined;
    return time === undefined ? entry.name : intl.formatMessage({ id: "exercise.nameAt" }, { name: entry.name, time });
  };
  if (overlaps.length === 0) return null;
  return (
    <ul className={classes.overlaps}>
      {overlaps.map(({ entry, other, amount }) => (
        <li key={`${entry.id} ${other?.id ?? ""}`}>
          <FormattedMessage
            id={other === undefined ? "exercise.overlap.steps" : "exercise.overlap.entry"}
            values={{
              name: nameOf(entry),
              other: other === undefined ? "" : nameOf(other),
              amount: intl.formatNumber(amount, { maximumFractionDigits: 0 }),
            }}
          />
        </li>
      ))}
    </ul>
  );
};

const StepsForm = ({
  own,
  onSteps,
}: {
  readonly own: number | undefined;
  readonly onSteps: StepsSectionProps["onSteps"];
}) => {
  const { mark, editable } = useFigures();
  const intl = useIntl();
  const [typed, setTyped] = useState(own === undefined ? "" : editable(own));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readAmount(typed, mark);
    const steps = /^\s*0+\s*$/.test(typed) ? 0 : read.ok ? read.value : undefined;
    const isSteps = steps !== undefined && Number.isInteger(steps) && steps <= MOST;
    setWrong(!isSteps);
    if (isSteps && steps !== own) onSteps(steps);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        className={classes.field}
        label={<FormattedMessage id="exercise.steps.own" />}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        {...(isWrong
          ? { error: <FormattedMessage id="exercise.steps.range" values={{ max: intl.formatNumber(MOST) }} /> }
          : {})}
      />
      <Button type="submit" variant="default">
        <FormattedMessage id="exercise.steps.save" />
      </Button>
      {own !== undefined && (
        <Button variant="subtle" color="gray" onClick={() => onSteps(undefined)}>
          <FormattedMessage id="exercise.steps.remove" />
        </Button>
      )}
    </form>
  );
};
