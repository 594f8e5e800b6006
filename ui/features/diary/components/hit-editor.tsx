import { ActionIcon, Button } from "@mantine/core";
import { countableServings, GRAM, type Meal } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { FormEvent, KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconArrowLeft } from "../../../theme/icons.ts";
import { hitWith, type Hit } from "../../foods/hit.ts";
import { AmountFields, useAmount } from "../../foods/components/amount-fields.tsx";
import { useMealNames } from "../meal-names.ts";
import { Preview } from "./preview.tsx";
import classes from "./hit-editor.module.css";

export type HitEditorProps = {
  readonly hit: Hit;
  /** Undefined while it is fetched: the amount can be typed already. */
  readonly food: Food | undefined;
  readonly meal: Meal;
  readonly onLog: (hit: Hit) => void;
  readonly onBack: () => void;
};

/** A food before it is logged: how much of it. */
export const HitEditor = ({ hit, food, meal, onLog, onBack }: HitEditorProps) => {
  const intl = useIntl();
  const meals = useMealNames();
  const amount = useAmount(hit.amount, hit.serving);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount.amount === undefined) return;
    onLog(hitWith(hit, { amount: amount.amount, serving: amount.serving }, food));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onBack();
  };
  return (
    <form className={classes.editor} onSubmit={submit} onKeyDown={onKey} noValidate>
      <header className={classes.header}>
        <ActionIcon aria-label={intl.formatMessage({ id: "diary.backToList" })} onClick={onBack}>
          <IconArrowLeft size={20} stroke={1.75} />
        </ActionIcon>
        <div>
          <h2 className={classes.name}>{hit.description}</h2>
          {hit.brand !== undefined && <p className={classes.brand}>{hit.brand}</p>}
        </div>
      </header>
      <AmountFields
        state={amount}
        servings={food === undefined ? [hit.serving, GRAM] : countableServings(food)}
        autoFocus
      />
      <Preview per100g={food?.nutrients} grams={amount.grams} />
      <Button type="submit" disabled={amount.amount === undefined} fullWidth>
        <FormattedMessage id="diary.addNow" values={{ meal: meals.of(meal) }} />
      </Button>
    </form>
  );
};
