import { type Field, type NutrientField, nutrientOfField, type PlainField } from "@morsel/domain/import";
import { useIntl } from "react-intl";
import { nutrientName } from "../../figures/nutrient-names.ts";

/** Fields that a member may give to a column; the formats' own fields are not among them. */
export const FIELD_GROUPS = [
  ["day", ["date", "time", "meal"]],
  ["food", ["food", "amount", "units", "energyKcal", "energyKj"]],
  [
    "nutrients",
    [
      "fat:g",
      "saturated_fat:g",
      "carbohydrates:g",
      "sugar:g",
      "fiber:g",
      "protein:g",
      "sodium:mg",
      "sodium:g",
      "saltG",
      "cholesterol:mg",
      "potassium:mg",
      "calcium:mg",
      "iron:mg",
      "vitamin_c:mg",
      "alcohol:g",
      "caffeine:mg",
    ],
  ],
  ["body", ["weight", "weightKg", "weightLb", "neckCm", "neckIn", "waistCm", "waistIn", "hipsCm", "hipsIn"]],
  ["water", ["waterMl", "waterFlOz"]],
  ["exercise", ["exercise", "minutes", "duration", "burnedKcal", "sets", "reps", "liftedKg", "liftedLb", "steps"]],
] as const satisfies readonly (readonly [string, readonly Field[]])[];

type NamedField = (typeof FIELD_GROUPS)[number][1][number];
type NamedPlain = Extract<NamedField, PlainField>;

/** "Fat (g)" for a nutrient, the field's own words for any other. */
export const useFieldName = () => {
  const intl = useIntl();
  return (field: NamedField): string => {
    const nutrient = nutrientOfField(field);
    if (nutrient === undefined) return intl.formatMessage({ id: `import.field.${field as NamedPlain}` });
    const unit = (field as NutrientField).split(":")[1] ?? "";
    return intl.formatMessage(
      { id: "import.field.nutrient" },
      { name: intl.formatMessage(nutrientName(nutrient.id)), unit },
    );
  };
};
