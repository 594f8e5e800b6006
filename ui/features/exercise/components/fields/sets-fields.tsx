import { ActionIcon, Button, TextInput } from "@mantine/core";
import { summariseStrength } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../../i18n/body-figures.ts";
import { IconPlus, IconTrash } from "../../../../theme/icons.ts";
import type { DoneForm } from "../../use-done-form.ts";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";
import classes from "./done-form.module.css";

const MOST_SETS = 50;

/** Sets of repetitions and weight, and what they come to. */
export const SetsFields = ({ form, isTried }: { readonly form: DoneForm; readonly isTried: boolean }) => {
  const intl = useIntl();
  const ruleWords = useExerciseRuleWords();
  const { sets, unit, checked } = form;
  const summary = checked.ok ? summariseStrength(checked.value) : undefined;
  const weight = (kg: number) => formatWeight(intl, unit, kg);
  return (
    <fieldset className={classes.sets}>
      <legend className={classes.legend}>
        <FormattedMessage id="exercise.sets" />
      </legend>
      {sets.map((set, at) => (
        <div key={set.key} className={classes.set}>
          <span className={classes.turn} aria-hidden="true">
            {intl.formatNumber(at + 1)}
          </span>
          <TextInput
            aria-label={intl.formatMessage({ id: "exercise.repsOf" }, { set: at + 1 })}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={at === 0 && set.reps === ""}
            value={set.reps}
            rightSection={
              <span className={classes.unit} aria-hidden="true">
                <FormattedMessage id="exercise.repsUnit" />
              </span>
            }
            rightSectionWidth="3.25rem"
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget: { value } }) => form.change(set.key, { reps: value })}
          />
          <TextInput
            aria-label={intl.formatMessage({ id: "exercise.weightOf" }, { set: at + 1, unit })}
            inputMode="decimal"
            autoComplete="off"
            value={set.weight}
            rightSection={
              <span className={classes.unit} aria-hidden="true">
                {unit}
              </span>
            }
            onFocus={({ currentTarget }) => currentTarget.select()}
            onChange={({ currentTarget: { value } }) => form.change(set.key, { weight: value })}
          />
          <ActionIcon
            aria-label={intl.formatMessage({ id: "exercise.removeSet" }, { set: at + 1 })}
            disabled={sets.length === 1}
            onClick={() => form.removeSet(set.key)}
          >
            <IconTrash size={18} stroke={1.75} />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="subtle"
        px="sm"
        className={classes.addSet}
        leftSection={<IconPlus size={18} stroke={1.75} />}
        disabled={sets.length >= MOST_SETS}
        onClick={form.addSet}
      >
        <FormattedMessage id="exercise.addSet" />
      </Button>
      <p className={classes.hint} role="status" data-wrong={(isTried && !checked.ok) || undefined}>
        {summary === undefined
          ? isTried && !checked.ok && ruleWords(checked.error)
          : intl.formatMessage(
              { id: summary.oneRepMaxKg === undefined ? "exercise.volume" : "exercise.volumeAndMax" },
              {
                sets: summary.sets,
                reps: summary.reps,
                volume: weight(summary.volumeKg),
                max: summary.oneRepMaxKg === undefined ? "" : weight(summary.oneRepMaxKg),
              },
            )}
      </p>
    </fieldset>
  );
};
