import { NativeSelect, TextInput } from "@mantine/core";
import { amountInServing, gramsOf, type EntryServing } from "@morsel/domain/diary";
import { GRAM_SERVING, OUNCE_SERVING } from "@morsel/domain/foods";
import { readAmount, type AmountUnreadable, type DecimalMark } from "@morsel/domain/units";
import { err } from "@morsel/domain/result";
import { useId, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../figures.tsx";
import { unreadableWords } from "../unreadable-words.ts";
import classes from "./amount-fields.module.css";

export type AmountState = {
  readonly text: string;
  readonly serving: EntryServing;
  /** Undefined while what is typed cannot be read, or is more than anybody logs. */
  readonly amount: number | undefined;
  /** What that amount weighs. */
  readonly grams: number | undefined;
  /** The last amount that could be read. */
  readonly lastAmount: number;
  readonly why: ReturnType<typeof readAmount>;
  readonly setText: (text: string) => void;
  readonly choose: (serving: EntryServing) => void;
};

/** U12 and D3: what is typed, where it can be read as an amount of the serving that anybody may log. */
export const typedAmount = (
  text: string,
  { grams: each }: EntryServing,
  mark: DecimalMark,
): Pick<AmountState, "why" | "amount" | "grams"> => {
  const why = readAmount(text, mark);
  if (!why.ok) return { why, amount: undefined, grams: undefined };
  const weighed = gramsOf(why.value, { grams: each });
  if (weighed.ok) return { why, amount: why.value, grams: weighed.value };
  const max = Math.min(weighed.error.maxAmount, Math.floor(weighed.error.maxGrams / each));
  const reason = why.value > max ? "too-large" : "not-positive";
  return {
    why: err<AmountUnreadable>({ _tag: "AmountUnreadable", reason, max }),
    amount: undefined,
    grams: undefined,
  };
};

/** An amount as it is typed and the serving that it counts. */
export const useAmount = (amount: number, serving: EntryServing): AmountState => {
  const { editable, mark } = useFigures();
  const [state, setState] = useState({ text: editable(amount), serving, lastAmount: amount });
  const typed = typedAmount(state.text, state.serving, mark);
  const { why } = typed;
  return {
    ...state,
    ...typed,
    lastAmount: why.ok ? why.value : state.lastAmount,
    setText: (text) => setState({ ...state, text, lastAmount: why.ok ? why.value : state.lastAmount }),
    choose: (next) =>
      setState({
        ...state,
        serving: next,
        text:
          why.ok && next.id !== state.serving.id
            ? editable(amountInServing(why.value, state.serving, next))
            : state.text,
      }),
  };
};

export type AmountFieldsProps = {
  readonly state: AmountState;
  readonly servings: readonly EntryServing[];
  readonly autoFocus?: boolean;
  readonly children?: ReactNode;
};

/** Amount and serving side by side; below, how the amount was read or why it cannot be. */
export const AmountFields = ({ state, servings, autoFocus = false, children }: AmountFieldsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const id = useId();
  const { text, serving, amount, grams, why } = state;
  const all = servings.some(({ id }) => id === serving.id) ? servings : [serving, ...servings];
  const wrong = !why.ok ? unreadableWords(intl, why.error) : undefined;
  const isPlain = amount !== undefined && text.trim() === figures.editable(amount);
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.amount}
        label={<FormattedMessage id="foods.amount" />}
        value={text}
        onChange={({ currentTarget }) => state.setText(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputMode="text"
        autoComplete="off"
        enterKeyHint="done"
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        error={wrong !== undefined}
        aria-describedby={id}
      />
      <NativeSelect
        className={classes.serving}
        label={<FormattedMessage id="foods.serving" />}
        value={serving.id}
        onChange={({ currentTarget: { value } }) => {
          const chosen = all.find(({ id }) => id === value);
          if (chosen !== undefined) state.choose(chosen);
        }}
        data={all.map(({ id, label, grams }) => ({
          value: id,
          label:
            id === GRAM_SERVING
              ? intl.formatMessage({ id: "foods.gram" })
              : id === OUNCE_SERVING
                ? intl.formatMessage({ id: "foods.ounce" })
                : intl.formatMessage({ id: "foods.servingOf" }, { label, grams: figures.typed(grams) }),
        }))}
      />
      {children}
      <p id={id} className={classes.reading} data-wrong={wrong !== undefined || undefined} aria-live="polite">
        {wrong}
        {amount !== undefined && grams !== undefined && (!isPlain || serving.id !== GRAM_SERVING) && (
          <FormattedMessage
            id={
              serving.id === GRAM_SERVING || serving.id === OUNCE_SERVING || isPlain
                ? "foods.reading"
                : "foods.readingOf"
            }
            values={{
              value: figures.typed(amount),
              label: serving.label,
              grams: figures.typed(grams),
            }}
          />
        )}
      </p>
    </div>
  );
};
