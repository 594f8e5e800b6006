import type { Food } from "@morsel/domain/foods";
import { storedBasis, type LabelBasis } from "@morsel/domain/nutrition";
import { LABEL_LAWS, euLabel, fdaLabel } from "@morsel/domain/nutrition-label";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { EuLabel } from "./eu-label.tsx";
import { NutritionLabel } from "./nutrition-label.tsx";

export type LabelChoiceProps = {
  /** Food whose nutrition is labeled. */
  readonly food: Food;
  /** Weight that the label is for. */
  readonly grams: number;
  /** The amount in words: "1 medium (118 g)". */
  readonly serving: string;
  /** The one that is shown first. */
  readonly law: LabelBasis;
};

/** The label by either law, whichever one can read. */
export const LabelChoice = ({ food, grams, serving, law: first }: LabelChoiceProps) => {
  const [law, setLaw] = useState(first);
  const is100g = grams === 100;
  const basis = storedBasis(food.nutrients, food.basis);
  return (
    <>
      <ChoiceGroup
        name="label-law"
        layout="switch"
        legend={<FormattedMessage id="foods.label.law" />}
        choices={LABEL_LAWS.map((one) => ({ value: one, label: <FormattedMessage id={`foods.label.law.${one}`} /> }))}
        value={law}
        onChoose={setLaw}
      />
      {law === "us" ? (
        <NutritionLabel label={fdaLabel(food.nutrients, { label: serving, grams }, basis)} />
      ) : (
        <EuLabel
          rows={euLabel(food.nutrients, basis, is100g ? undefined : { label: serving, grams })}
          {...(is100g ? {} : { serving })}
        />
      )}
    </>
  );
};
