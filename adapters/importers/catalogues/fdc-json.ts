import { JSONParser } from "@streamparser/json";
import { numberIn, type NamingLists, type SourcePortion, type SourceRecord } from "@morsel/domain/foods";
import { CatalogueFileRefused } from "@morsel/application/catalogues/catalogue";
import { portionOfFdc } from "./fdc-portion.ts";
import { foodOfFdc, type FdcFood, type FdcType } from "./fdc-food.ts";

/** W247: more than this without a whole food, and it is none of this kind of file. */
const LONGEST_FOOD = 16 * 2 ** 20;

type Loose = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordsIn = (value: unknown): readonly Loose[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const textIn = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
const within = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

const TYPES: Readonly<Record<string, FdcType>> = {
  Foundation: "foundation_food",
  "SR Legacy": "sr_legacy_food",
  "Survey (FNDDS)": "survey_fndds_food",
  Branded: "branded_food",
};

/** "4/1/2019" → "2019-04-01". */
const isoDate = (text: string): string => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
};

const amountsIn = (food: Loose): ReadonlyMap<number, number> => {
  const amounts = new Map<number, number>();
  for (const one of recordsIn(food["foodNutrients"])) {
    const id = numberIn(within(one["nutrient"], "id"));
    const amount = numberIn(one["amount"]);
    if (id !== undefined && amount !== undefined && !amounts.has(id)) amounts.set(id, amount);
  }
  return amounts;
};

const portionsIn = (food: Loose): readonly SourcePortion[] =>
  recordsIn(food["foodPortions"]).flatMap((one) =>
    portionOfFdc({
      amount: numberIn(one["amount"]) ?? numberIn(one["value"]),
      measure: textIn(within(one["measureUnit"], "name")),
      modifier: textIn(one["modifier"]),
      described: textIn(one["portionDescription"]),
      grams: numberIn(one["gramWeight"]),
    }),
  );

const fdcFoodOf = (food: Loose): FdcFood | undefined => {
  const type = TYPES[textIn(food["dataType"])];
  if (type === undefined) return undefined;
  const category = food["foodCategory"] ?? food["wweiaFoodCategory"];
  const code = textIn(type === "survey_fndds_food" ? food["foodCode"] : food["ndbNumber"]);
  return {
    id: textIn(food["fdcId"]),
    type,
    description: textIn(food["description"]),
    category: textIn(within(category, "description") ?? within(category, "wweiaFoodCategoryDescription")),
    published: isoDate(textIn(food["publicationDate"])),
    amounts: amountsIn(food),
    portions: portionsIn(food),
    ...(code === "" ? {} : { code }),
    ...(type !== "branded_food"
      ? {}
      : {
          product: {
            owner: textIn(food["brandOwner"]),
            brand: textIn(food["brandName"]),
            gtin: textIn(food["gtinUpc"]),
            servingSize: numberIn(food["servingSize"]),
            servingUnit: textIn(food["servingSizeUnit"]),
            household: textIn(food["householdServingFullText"]),
            category: textIn(food["brandedFoodCategory"]),
            isDiscontinued: textIn(food["discontinuedDate"]) !== "",
          },
        }),
  };
};

/** The JSON of FoodData Central, `{"FoundationFoods": [ … ]}`: one food after the other, however many there are. */
export async function* fdcDocuments(
  bytes: AsyncIterable<Buffer>,
  name: string,
  naming: NamingLists,
  from: number,
): AsyncGenerator<readonly SourceRecord[]> {
  let found: unknown[] = [];
  let since = 0;
  let isWhole = false;
  const parser = new JSONParser({ paths: ["$.*.*"], keepStack: false });
  parser.onValue = ({ value }) => {
    found.push(value);
    since = 0;
  };
  parser.onEnd = () => {
    isWhole = true;
  };
  let left = from;
  for await (const chunk of bytes) {
    since += chunk.length;
    if (since > LONGEST_FOOD + chunk.length)
      throw new CatalogueFileRefused("recordTooLong", `${name} holds a food of more than ${LONGEST_FOOD} bytes.`);
    try {
      if (!isWhole) parser.write(chunk);
    } catch (cause) {
      throw new CatalogueFileRefused("damaged", `${name} is no JSON of FoodData Central: ${String(cause)}`);
    }
    const kept = found.slice(left);
    left = Math.max(0, left - found.length);
    found = [];
    if (kept.length > 0)
      yield kept.map((value) => {
        const food = isRecord(value) ? fdcFoodOf(value) : undefined;
        return food === undefined ? { refused: "unreadable" } : foodOfFdc(food, naming);
      });
  }
  if (!isWhole) throw new CatalogueFileRefused("truncated", `${name} ends too early.`);
}
