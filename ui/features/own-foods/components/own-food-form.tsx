import { Button, TextInput } from "@mantine/core";
import { withPer } from "@morsel/application/own-foods/client/food-form";
import type { OwnFoodRefused } from "@morsel/domain/foods";
import { useRef, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import type { OwnFoodFormState } from "../use-own-food-form.ts";
import { FigureFields } from "./figure-fields.tsx";
import { FoodDoubts } from "./food-doubts.tsx";
import { ServingFields } from "./serving-fields.tsx";
import classes from "./own-food-form.module.css";

export type OwnFoodFormProps = {
  readonly state: OwnFoodFormState;
  readonly isSaving: boolean;
  /** Why the server did not take it. */
  readonly problem?: ReactNode;
  /** Submits the food for everyone when it is saved; absent where that is decided elsewhere. */
  readonly offer?: { readonly isOn: boolean; readonly set: (isOn: boolean) => void } | undefined;
  readonly onSave: () => void;
  readonly onCancel: () => void;
};

/** A food with all that a label says, in one column; Save says what is missing. */
export const OwnFoodForm = ({ state, isSaving, problem, offer, onSave, onCancel }: OwnFoodFormProps) => {
  const intl = useIntl();
  const element = useRef<HTMLFormElement>(null);
  const { form, set, read, isTried } = state;
  const { refused, density } = read.problems;
  const errorOf = (field: OwnFoodRefused["field"]) =>
    isTried && refused?.field === field
      ? { error: intl.formatMessage({ id: `ownFoods.refused.${field}` }, { max: refused.max }) }
      : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.attempt()) return onSave();
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const needsDensity = form.density.trim() !== "" || form.per === "100ml";
  return (
    <form ref={element} className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={<FormattedMessage id="ownFoods.name" />}
        value={form.description}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => set({ ...form, description: value })}
        autoComplete="off"
        withAsterisk
        aria-required
        {...errorOf("description")}
      />
      <TextInput
        label={<FormattedMessage id="ownFoods.brand" />}
        value={form.brand}
        maxLength={60}
        onChange={({ currentTarget: { value } }) => set({ ...form, brand: value })}
        autoComplete="off"
        {...errorOf("brand")}
      />
      <TextInput
        label={<FormattedMessage id="ownFoods.barcode" />}
        description={<FormattedMessage id="ownFoods.barcodeHint" />}
        value={form.barcode}
        maxLength={20}
        inputMode="numeric"
        onChange={({ currentTarget: { value } }) => set({ ...form, barcode: value })}
        autoComplete="off"
        {...errorOf("barcode")}
      />
      <ChoiceGroup
        name="basis"
        legend={<FormattedMessage id="ownFoods.basis" />}
        value={form.basis}
        onChoose={(basis) => set({ ...form, basis })}
        choices={[
          {
            value: "eu",
            label: <FormattedMessage id="ownFoods.basis.eu" />,
            hint: <FormattedMessage id="ownFoods.basis.euHint" />,
          },
          {
            value: "us",
            label: <FormattedMessage id="ownFoods.basis.us" />,
            hint: <FormattedMessage id="ownFoods.basis.usHint" />,
          },
        ]}
      />
      <ChoiceGroup
        name="per"
        legend={<FormattedMessage id="ownFoods.per" />}
        layout="row"
        value={form.per}
        onChoose={(per) => set(withPer(form, per))}
        choices={[
          { value: "100g", label: <FormattedMessage id="ownFoods.per.100g" /> },
          { value: "100ml", label: <FormattedMessage id="ownFoods.per.100ml" /> },
          { value: "serving", label: <FormattedMessage id="ownFoods.per.serving" /> },
        ]}
      />
      <section className={classes.part} aria-labelledby="own-food-servings">
        <h2 id="own-food-servings">
          <FormattedMessage id="ownFoods.servings" />
        </h2>
        <p className={classes.hint}>
          <FormattedMessage id="ownFoods.servingsHint" />
        </p>
        <ServingFields state={state} />
        {needsDensity && (
          <TextInput
            label={<FormattedMessage id="ownFoods.density" />}
            description={<FormattedMessage id="ownFoods.densityHint" />}
            value={form.density}
            inputMode="decimal"
            onChange={({ currentTarget: { value } }) => set({ ...form, density: value })}
            autoComplete="off"
            {...errorOf("gramsPerMl")}
            {...(density === undefined ? {} : { error: unreadableWords(intl, density) })}
          />
        )}
        {isTried && refused?.field === "servings" && (
          <Problem>
            <FormattedMessage id="ownFoods.refused.servings" values={{ max: refused.max }} />
          </Problem>
        )}
      </section>
      <section className={classes.part} aria-labelledby="own-food-figures">
        <h2 id="own-food-figures">
          <FormattedMessage id={`ownFoods.figures.${form.per}`} />
        </h2>
        <FigureFields state={state} />
        {isTried && refused?.field === "facts" && (
          <Problem>
            <FormattedMessage id="ownFoods.refused.facts" />
          </Problem>
        )}
        <FoodDoubts state={state} />
      </section>
      {offer !== undefined && (
        <label className={classes.offer}>
          <input
            type="checkbox"
            checked={offer.isOn}
            onChange={({ currentTarget: { checked } }) => offer.set(checked)}
          />
          <span>
            <FormattedMessage id="ownFoods.offer" />
            <span className={classes.hint}>
              <FormattedMessage id="ownFoods.offerHint" />
            </span>
          </span>
        </label>
      )}
      <Problem>{problem}</Problem>
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          <FormattedMessage id="ownFoods.save" />
        </Button>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          <FormattedMessage id="ownFoods.cancel" />
        </Button>
      </div>
    </form>
  );
};
