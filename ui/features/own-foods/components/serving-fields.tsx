import { Button, NativeSelect, TextInput } from "@mantine/core";
import { withNewServing, withServings, type FormServing } from "@morsel/application/own-foods/client/food-form";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus, IconX } from "../../../theme/icons.ts";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import type { OwnFoodFormState } from "../use-own-food-form.ts";
import classes from "./own-food-form.module.css";

const MOST = 20;

/** Servings of a food: what one is called, and what it weighs or holds. */
export const ServingFields = ({ state }: { readonly state: OwnFoodFormState }) => {
  const intl = useIntl();
  const { form, set, read } = state;
  const change = (place: number, by: Partial<FormServing>): void =>
    set(
      withServings(
        form,
        form.servings.map((serving, n) => (n === place ? { ...serving, ...by } : serving)),
      ),
    );
  return (
    <>
      {form.servings.map((serving, place) => {
        const wrong = read.problems.servings.get(place);
        const isMissing = wrong === "missing";
        const name = serving.label.trim() === "" ? String(place + 1) : serving.label;
        return (
          // Rows have nothing of their own but their place.
          // eslint-disable-next-line react/no-array-index-key
          <fieldset key={place} className={classes.serving}>
            <legend className="morsel-hidden">
              <FormattedMessage id="ownFoods.servingNamed" values={{ name }} />
            </legend>
            <TextInput
              label={
                <FormattedMessage
                  id={place === 0 && form.per === "serving" ? "ownFoods.thatServing" : "ownFoods.serving"}
                />
              }
              placeholder={intl.formatMessage({ id: "ownFoods.servingExample" })}
              value={serving.label}
              maxLength={60}
              onChange={({ currentTarget: { value } }) => change(place, { label: value })}
              autoComplete="off"
            />
            <TextInput
              label={<FormattedMessage id="ownFoods.servingAmount" />}
              value={serving.amount}
              onChange={({ currentTarget: { value } }) => change(place, { amount: value })}
              inputMode="decimal"
              autoComplete="off"
              error={
                wrong !== undefined &&
                (isMissing
                  ? state.isTried && intl.formatMessage({ id: "ownFoods.servingNeeds" })
                  : unreadableWords(intl, wrong))
              }
            />
            <NativeSelect
              label={<FormattedMessage id="ownFoods.servingUnit" />}
              value={serving.unit}
              onChange={({ currentTarget: { value } }) => change(place, { unit: value === "ml" ? "ml" : "g" })}
              data={[
                { value: "g", label: intl.formatMessage({ id: "ownFoods.grams" }) },
                { value: "ml", label: intl.formatMessage({ id: "ownFoods.millilitres" }) },
              ]}
            />
            <Button
              className={classes.takeOut}
              variant="subtle"
              color="gray"
              aria-label={intl.formatMessage({ id: "ownFoods.takeServing" }, { name })}
              onClick={() =>
                set(
                  withServings(
                    form,
                    form.servings.filter((_, n) => n !== place),
                  ),
                )
              }
            >
              <IconX size={18} stroke={1.75} aria-hidden="true" />
            </Button>
          </fieldset>
        );
      })}
      {form.servings.length < MOST && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => set(withNewServing(form))}
        >
          <FormattedMessage id="ownFoods.addServing" />
        </Button>
      )}
    </>
  );
};
