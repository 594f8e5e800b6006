import "@mantine/core/styles/FloatingIndicator.css";
import "@mantine/core/styles/SegmentedControl.css";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import {
  ownExercise,
  type ExerciseId,
  type ExerciseKind,
  type OwnExercise,
  type OwnExerciseRefused,
} from "@morsel/domain/exercise";
import { readAmount } from "@morsel/domain/units";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../../hooks/leave-on-escape.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseRuleWords } from "../../use-exercise-rule-words.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";
import classes from "../fields/done-form.module.css";

export type OwnExerciseFormProps = {
  /** Absent for a new one. */
  readonly own?: OwnExercise;
  readonly weightKg: number;
  readonly newId: () => string;
  readonly onSave: (own: OwnExercise) => void;
  readonly onCancel: () => void;
  readonly onDelete?: () => void;
};

const HOUR = 60;

/** A name, and for cardio what it costs; Save says what is missing. */
export const OwnExerciseForm = ({ own, weightKg, newId, onSave, onCancel, onDelete }: OwnExerciseFormProps) => {
  const intl = useIntl();
  const { mark, editable, isEnergyHidden } = useFigures();
  const words = useExerciseWords();
  const ruleWords = useExerciseRuleWords();
  const [name, setName] = useState(own?.name ?? "");
  const [kind, setKind] = useState<ExerciseKind>(own?.kind ?? "cardio");
  const [typed, setTyped] = useState(own?.kind === "cardio" ? editable(own.met) : "");
  const [refused, setRefused] = useState<OwnExerciseRefused>();
  const read = readAmount(typed, mark);
  const met = read.ok ? read.value : undefined;
  const energy = met === undefined ? undefined : words.energyOf({ met, weightKg, minutes: HOUR });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const draft = { kind, name, ...(kind === "cardio" && met !== undefined ? { met } : {}) };
    const made = ownExercise(own?.id ?? (newId() as ExerciseId), draft, (own?.version ?? 0) + 1);
    if (made.ok) onSave(made.value);
    else setRefused(made.error);
  };
  const errorOf = (field: OwnExerciseRefused["field"]) =>
    refused?.field === field ? { error: ruleWords(refused) } : {};
  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)} noValidate>
      <TextInput
        label={<FormattedMessage id="exercise.ownName" />}
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        {...errorOf("name")}
      />
      {own === undefined && (
        <SegmentedControl
          classNames={{ label: classes.kind ?? "" }}
          aria-label={intl.formatMessage({ id: "exercise.ownKind" })}
          value={kind}
          onChange={(value) => setKind(value === "strength" ? "strength" : "cardio")}
          data={[
            { value: "cardio", label: intl.formatMessage({ id: "exercise.cardioTitle" }) },
            { value: "strength", label: intl.formatMessage({ id: "exercise.strength" }) },
          ]}
        />
      )}
      {kind === "cardio" && (
        <div>
          <TextInput
            className={classes.energy}
            label={<FormattedMessage id="exercise.ownMet" />}
            description={<FormattedMessage id="exercise.ownMetHint" />}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            {...errorOf("met")}
          />
          <p className={classes.hint} role="status">
            {energy !== undefined && !isEnergyHidden && (
              <FormattedMessage id="exercise.ownCosts" values={{ energy: words.energy(energy.gross) }} />
            )}
          </p>
        </div>
      )}
      <div className={classes.actions}>
        <Button type="submit">
          <FormattedMessage id="exercise.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="exercise.cancel" />
        </Button>
        {onDelete !== undefined && (
          <>
            <span className={classes.gap} />
            <Button variant="subtle" color="gray" onClick={onDelete}>
              <FormattedMessage id="exercise.delete" />
            </Button>
          </>
        )}
      </div>
    </form>
  );
};
