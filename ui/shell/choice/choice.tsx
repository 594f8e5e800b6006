import type { ReactNode } from "react";
import classes from "./choice.module.css";

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

export type ChoiceGroupProps<Value extends string> = {
  /** Name of the group in its form. */
  readonly name: string;
  /** Question that the choices answer. */
  readonly legend: ReactNode;
  /** Shows the question to screen readers only. */
  readonly isLegendHidden?: boolean;
  /** Choices with a label and a hint each. */
  readonly choices: readonly Choice<Value>[];
  /** Choice that is made; undefined for none. */
  readonly value: Value | undefined;
  /** Called with the choice that was made. */
  readonly onChoose: (value: Value) => void;
  /** Reason why the answer is refused. */
  readonly error?: ReactNode;
  /** "row" for a few short ones, "switch" for two or three of a word each. */
  readonly layout?: "column" | "row" | "switch";
};

/** Radio buttons as large as cards: one tap anywhere on a card chooses it. */
export const ChoiceGroup = <Value extends string>({
  name,
  legend,
  isLegendHidden = false,
  choices,
  value,
  onChoose,
  error,
  layout = "column",
}: ChoiceGroupProps<Value>) => (
  <fieldset
    className={classes.group}
    data-invalid={error !== undefined || undefined}
    aria-describedby={error === undefined ? undefined : `${name}-error`}
  >
    <legend className={isLegendHidden || layout === "switch" ? "morsel-hidden" : classes.legend}>{legend}</legend>
    <div className={classes.choices} data-layout={layout}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.choice}>
          <input
            type="radio"
            className={classes.radio}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span className={classes.words}>
            <span className={classes.label}>{choice.label}</span>
            {choice.hint === undefined ? null : <span className={classes.hint}>{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
    {error === undefined ? null : (
      <p id={`${name}-error`} className={classes.error}>
        {error}
      </p>
    )}
  </fieldset>
);
