import { foodDifferences, writtenGtin, type Food, type FoodDifference, type Gtin } from "@morsel/domain/foods";
import { NUTRIENT_IDS, nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import sharing from "../../../sharing/sharing.module.css";
import classes from "./food-review.module.css";

type Reviewed = Pick<Food, "description" | "brand" | "barcode" | "basis" | "servings" | "nutrients">;
type Part = FoodDifference["part"];
type Texts = Exclude<Part, NutrientId>;
type Value = string | number | Food["servings"] | undefined;

const TEXTS: ReadonlySet<string> = new Set<Texts>(["description", "brand", "barcode", "basis", "servings"]);
const isText = (part: Part): part is Texts => TEXTS.has(part);

const partName = (intl: IntlShape, part: Part): string =>
  isText(part) ? intl.formatMessage({ id: `foodReview.part.${part}` }) : intl.formatMessage(nutrientName(part));

/** Enough to tell what differs by a hundredth part. */
const DIGITS = 4;

/** A value in words; unknown is said so. */
const useValue = () => {
  const intl = useIntl();
  const figures = useFigures();
  return (part: Part, value: Value): string => {
    const isNone = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isNone) return intl.formatMessage({ id: "foodReview.unknown" });
    if (typeof value === "number")
      return part === "energy" || isText(part)
        ? figures.energyWithUnit(value)
        : intl.formatMessage(
            { id: "foods.in.unit" },
            { value: intl.formatNumber(value, { maximumSignificantDigits: DIGITS }), unit: nutrientUnit(part) },
          );
    if (typeof value !== "string")
      return intl.formatList(
        value.map(({ label, grams }) =>
          intl.formatMessage({ id: "foodReview.serving" }, { label, grams: figures.withUnit(grams, "g") }),
        ),
        { type: "unit" },
      );
    if (part === "basis") return intl.formatMessage({ id: value === "eu" ? "ownFoods.basis.eu" : "ownFoods.basis.us" });
    return part === "barcode" ? writtenGtin(value as Gtin) : value;
  };
};

/** F34: what is not as it stood before, one row each. */
export const DifferenceTable = ({ before, after }: { readonly before: Reviewed; readonly after: Reviewed }) => {
  const intl = useIntl();
  const valueOf = useValue();
  const differences = foodDifferences(before, after);
  if (differences.length === 0)
    return (
      <p className={sharing.hint}>
        <FormattedMessage id="foodReview.same" />
      </p>
    );
  return (
    <table
      className={classes.table}
      aria-label={intl.formatMessage({ id: "foodReview.differences" }, { name: after.description })}
    >
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="foodReview.part" />
          </th>
          <th scope="col">
            <FormattedMessage id="foodReview.before" />
          </th>
          <th scope="col">
            <FormattedMessage id="foodReview.submitted" />
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ part, before: was, after: is }) => (
          <tr key={part}>
            <th scope="row">{partName(intl, part)}</th>
            <td>
              <del>{valueOf(part, was)}</del>
            </td>
            <td>
              <ins>{valueOf(part, is)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export type ValueTableProps = {
  /** The food whose values are listed; unknown ones are left out. */
  readonly food: Reviewed;
};

/** All that is known of a food. */
export const ValueTable = ({ food }: ValueTableProps) => {
  const intl = useIntl();
  const valueOf = useValue();
  const rows: readonly (readonly [Part, Value])[] = [
    ...(["brand", "barcode", "basis", "servings"] as const).map((part) => [part, food[part]] as const),
    ...NUTRIENT_IDS.map((part) => [part, food.nutrients[part]] as const),
  ];
  return (
    <table
      className={classes.table}
      aria-label={intl.formatMessage({ id: "foodReview.values" }, { name: food.description })}
    >
      <tbody>
        {rows
          .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
          .map(([part, value]) => (
            <tr key={part}>
              <th scope="row">{partName(intl, part)}</th>
              <td>{valueOf(part, value)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
};
