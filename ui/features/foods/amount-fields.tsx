import { NativeSelect, TextInput } from "@mantine/core";
import type { EntryServing } from "@morsel/domain/diary";
import { GRAM_SERVING, OUNCE_SERVING } from "@morsel/domain/foods";
import { readAmount } from "@morsel/domain/units";
import { useId, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "./figures.tsx";
import { amountInServing } from "./hit.ts";
import { unreadableWords } from "./unreadable-words.ts";
import classes from "./amount-fields.module.css";

export type AmountState = {
  readonly text: string;
  readonly serving: EntryServing;
  /** Undefined while what is typed cannot be read. */
  readonly amount: number | undefined;
  /** The last amount that could be read. */
  readonly lastAmount: number;
  readonly why: ReturnType<typeof readAmount>;
  readonly setText: (text: string) => void;
  readonly choose: (serving: EntryServing) => void;
};

/** An amount as it is typed and the serving that it counts. */
export const useAmount = (amount: number, serving: EntryServing): AmountState => {
  const { editable, mark } = useFigures();
  const [state, setState] = useState({ text: editable(amount), serving, lastAmount: amount });
  const why = readAmount(state.text, mark);
  return {
    ...state,
    why,
    amount: why.ok ? why.value : undefined,
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
  const { text, serving, amount, why } = state;
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
        {amount !== undefined && (!isPlain || serving.id !== GRAM_SERVING) && (
          <FormattedMessage
            id={
              serving.id === GRAM_SERVING || serving.id === OUNCE_SERVING || isPlain
                ? "foods.reading"
                : "foods.readingOf"
            }
            values={{
              value: figures.typed(amount),
              label: serving.label,
              grams: figures.typed(amount * serving.grams),
            }}
          />
        )}
      </p>
    </div>
  );
};
