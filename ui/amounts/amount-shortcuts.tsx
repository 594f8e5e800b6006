import { UnstyledButton } from "@mantine/core";
import { AMOUNT_KEYS, withSign } from "@morsel/application/diary/client/amount-keys";
import { amountShortcuts, type Portion } from "@morsel/domain/diary";
import { GRAM_SERVING, OUNCE_SERVING } from "@morsel/domain/foods";
import type { RefObject } from "react";
import { useIntl } from "react-intl";
import { formatAmount } from "../figures/format-amount.ts";
import { useFigures } from "../figures/figures.tsx";
import type { AmountInput } from "./use-amount.ts";
import classes from "./amount-shortcuts.module.css";

export type AmountShortcutsProps = {
  /** State of the amount that the shortcuts change. */
  readonly input: AmountInput;
  /** The first suggestion: last time's amount, if there was one. */
  readonly offered: Portion;
  /** Field that gets the focus back after a shortcut. */
  readonly field: RefObject<HTMLInputElement | null>;
};

/** Amounts that a tap gives, and on touch screens the signs that a keyboard for figures lacks. */
export const AmountShortcuts = ({ input, offered, field }: AmountShortcutsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { reading, serving, servings, text } = input;
  const isTaken = ({ amount, serving: { id } }: Portion): boolean =>
    reading.ok && reading.value.amount === amount && reading.value.serving.id === id;
  const write = (sign: string): void => {
    const element = field.current;
    const next = withSign(text, [element?.selectionStart ?? text.length, element?.selectionEnd ?? text.length], sign);
    input.type(next.text);
    // The field has the new text once it is drawn.
    requestAnimationFrame(() => {
      element?.focus();
      element?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <div className={classes.shortcuts}>
      <div role="group" aria-label={intl.formatMessage({ id: "foods.amounts" })} className={classes.row}>
        {amountShortcuts(servings, serving, offered).map((portion, at) => {
          const { amount, serving: of } = portion;
          const isWhole = at > 2 || of.id === GRAM_SERVING || of.id === OUNCE_SERVING;
          const count = amount === 0.5 ? "½" : figures.typed(amount);
          return (
            <UnstyledButton
              key={`${amount} ${of.id}`}
              className={classes.amount}
              aria-pressed={isTaken(portion)}
              aria-label={
                isWhole ? undefined : intl.formatMessage({ id: "diary.servings" }, { amount: count, label: of.label })
              }
              onClick={() => input.take(portion)}
            >
              {isWhole ? formatAmount(intl, figures, amount, of) : count}
            </UnstyledButton>
          );
        })}
      </div>
      <div role="group" aria-label={intl.formatMessage({ id: "foods.signs" })} className={classes.keys}>
        {AMOUNT_KEYS.map((sign) => (
          <UnstyledButton
            key={sign}
            className={classes.key}
            // The keyboard of the phone stays where it is.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => write(sign)}
          >
            {sign}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
};
