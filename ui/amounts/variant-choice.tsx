import { NativeSelect } from "@mantine/core";
import type { Food, FoodVariant } from "@morsel/domain/foods";
import { FormattedMessage } from "react-intl";

export type VariantChoiceProps = {
  /** Food on the page, with the states that it exists in. */
  readonly food: Pick<Food, "id" | "variants">;
  /** Called with the state that was chosen. */
  readonly onVariant: (variant: FoodVariant) => void;
};

/** F22: raw or cooked, with skin or without; nothing where a thing has one state. */
export const VariantChoice = ({ food: { id, variants = [] }, onVariant }: VariantChoiceProps) =>
  variants.length < 2 ? null : (
    <NativeSelect
      label={<FormattedMessage id="foods.variant" />}
      value={id}
      data={variants.map((one) => ({ value: one.id, label: one.label }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = variants.find((one) => one.id === value);
        if (chosen !== undefined) onVariant(chosen);
      }}
    />
  );
