import { Button, NativeSelect, TextInput } from "@mantine/core";
import { GRAM_SERVING, OUNCE_SERVING } from "@morsel/domain/foods";
import { useId, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { formatAmount } from "../figures/format-amount.ts";
import { useFigures } from "../figures/figures.tsx";
import { unreadableWords } from "../fields/unreadable-words.ts";
import type { AmountInput } from "./use-amount.ts";
import classes from "./amount-fields.module.css";

export type AmountFieldsProps = {
  /** State of the amount and its commands, from `useAmount`. */
  readonly input: AmountInput;
  /** Puts the focus into the amount when it appears. */
  readonly autoFocus?: boolean;
  /** The field of the amount, for what writes in it. */
  readonly field?: RefObject<HTMLInputElement | null>;
  /** The food's name, spoken in the fields' accessible names when several foods are on the screen. */
  readonly of?: string;
  /** Controls on the same line, such as a button that logs. */
  readonly children?: ReactNode;
};

/** In a form, Enter in a list of choices submits as it does in a field. */
const submitOnEnter = (event: KeyboardEvent<HTMLSelectElement>): void => {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** Amount and serving side by side; below, how the amount was read, why it cannot be, or whether so much is meant. */
export const AmountFields = ({ input, autoFocus = false, field, of, children }: AmountFieldsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const id = useId();
  const { text, serving, servings, reading, doubt } = input;
  const wrong = reading.ok ? undefined : unreadableWords(intl, reading.error);
  const isPlain = reading.ok && text.trim() === figures.editable(reading.value.amount);
  const isWeight = serving.id === GRAM_SERVING || serving.id === OUNCE_SERVING;
  return (
    <div className={classes.fields} data-inline={of !== undefined || undefined}>
      <TextInput
        className={classes.amount}
        {...(of === undefined
          ? { label: <FormattedMessage id="foods.amount" /> }
          : { "aria-label": intl.formatMessage({ id: "foods.amountOf" }, { food: of }) })}
        value={text}
        onChange={({ currentTarget }) => input.type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputMode="decimal"
        {...(field === undefined ? {} : { ref: field })}
        autoComplete="off"
        enterKeyHint="done"
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        error={wrong !== undefined}
        aria-describedby={id}
      />
      <NativeSelect
        className={classes.serving}
        {...(of === undefined
          ? { label: <FormattedMessage id="foods.serving" /> }
          : { "aria-label": intl.formatMessage({ id: "foods.servingFor" }, { food: of }) })}
        value={serving.id}
        onChange={({ currentTarget: { value } }) => {
          const chosen = servings.find(({ id }) => id === value);
          if (chosen !== undefined) input.choose(chosen);
        }}
        onKeyDown={submitOnEnter}
        data={servings.map(({ id, label, grams }) => ({
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
        {reading.ok && (!isPlain || serving.id !== GRAM_SERVING) && (
          <FormattedMessage
            id={isWeight || isPlain ? "foods.reading" : "foods.readingOf"}
            values={{
              value: figures.typed(reading.value.amount),
              label: serving.label,
              grams: figures.typed(reading.value.grams),
            }}
          />
        )}
      </p>
      {doubt !== undefined && (
        <div className={classes.doubt} role="alert">
          <p>
            <FormattedMessage
              id={doubt.energy === undefined || figures.isEnergyHidden ? "foods.doubtGrams" : "foods.doubt"}
              values={{
                grams: figures.typed(doubt.grams),
                energy: figures.energyWithUnit(doubt.energy ?? 0),
              }}
            />
          </p>
          {doubt.meant !== undefined && (
            <Button variant="default" onClick={() => doubt.meant !== undefined && input.take(doubt.meant)}>
              <FormattedMessage
                id="foods.doubtTake"
                values={{ amount: formatAmount(intl, figures, doubt.meant.amount, doubt.meant.serving) }}
              />
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
