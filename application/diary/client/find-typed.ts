import { latestUses } from "@morsel/domain/diary";
import type { FoodPage } from "../../foods/food-search.ts";
import { optionOfFood, optionWith, type FoodOption } from "../../foods/client/food-option.ts";
import { isCalledSo, readTypedLines, typedPortion, type TypedLine } from "./typed-lines.ts";

/** What of several foods was found, and what was typed of those that were not. */
export type TypedPlate = { readonly items: readonly FoodOption[]; readonly left: string };

/** What was typed with amounts: foods to choose from, each in that amount; and where it was several, all of them for the plate. */
export type TypedAnswer = { readonly options?: readonly FoodOption[]; readonly plate?: TypedPlate };

export type SearchPage = (text: string) => Promise<FoodPage>;

const optionsOf = ({ items, usages = [] }: FoodPage, line: TypedLine): readonly FoodOption[] => {
  const uses = latestUses(usages);
  return items.map((item) => {
    const usual = optionOfFood(item, uses.get(item.id));
    return { ...optionWith(usual, typedPortion(line, item, usual)), match: item.match };
  });
};

/** Whether somebody calls a food just so, so that its words are no amounts and join no two foods. */
const isNamed = (text: string, { items: [first] }: FoodPage): boolean =>
  first?.match === "full" && isCalledSo(text, first);

const plateOf = async (search: SearchPage, lines: readonly TypedLine[]): Promise<TypedPlate | undefined> => {
  const found = await Promise.all(
    lines.map(async (line) => {
      const [first] = line.name === "" ? [] : optionsOf(await search(line.name), line);
      return first?.match === "full" ? first : undefined;
    }),
  );
  const items = found.flatMap((option) => option ?? []);
  const left = lines.filter((_, i) => found[i] === undefined).map(({ text }) => text);
  return items.length < 2 ? undefined : { items, left: left.join(", ") };
};

/** W304: undefined where nothing but a name was typed. A food that is called just so is meant before any amount is read. */
export const findTyped = async (search: SearchPage, text: string): Promise<TypedAnswer | undefined> => {
  const reading = readTypedLines(text);
  if (reading === undefined || isNamed(text, await search(text))) return undefined;
  const { one, several } = reading;
  const page = one.line === undefined ? undefined : await search(one.name);
  const isOne = several === undefined || (page !== undefined && isNamed(one.name, page));
  const plate = isOne ? undefined : await plateOf(search, several);
  return {
    ...(page === undefined ? {} : { options: optionsOf(page, one) }),
    ...(plate === undefined ? {} : { plate }),
  };
};
