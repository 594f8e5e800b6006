import { optionOfFood, type FoodOption } from "@morsel/domain/diary";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { addDays, typedDay, type CalendarDate, type DayWords, type TimeOfDay } from "@morsel/domain/calendar";
import { mealAt } from "@morsel/domain/diary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl, type IntlShape } from "react-intl";
import { formatDay } from "../../../../dates/dates.ts";
import { formatAmount } from "../../../../figures/format-amount.ts";
import { useFigures } from "../../../../figures/figures.tsx";
import { foodPath } from "../../../../food-rows/food-path.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { typedLinesQuery } from "../../../day/components/food-box/typed-lines-query.ts";
import { typedQuery } from "../../../foods/queries.ts";
import { hasWords, toLog, type PaletteGroup, type PaletteItem, type Place } from "./palette-items.ts";

export type PaletteNeeds = {
  readonly foods: FoodsClient;
  readonly today: CalendarDate;
  readonly at: TimeOfDay;
  readonly places: readonly Place[];
  readonly go: (path: string, fullRefresh?: boolean) => void;
  readonly log: (options: readonly FoodOption[]) => void;
};

const PAGES_SHOWN = 5;
const FOODS_SHOWN = 4;
const MONDAY = "2026-01-05" as CalendarDate;

const dayWords = (intl: IntlShape): DayWords => {
  const written = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    intl.formatDate(new Date(`${date}T12:00:00Z`), { ...parts, timeZone: "UTC" });
  return {
    relative: [
      [0, intl.formatMessage({ id: "diary.today" })],
      [-1, intl.formatMessage({ id: "diary.yesterday" })],
      [1, intl.formatMessage({ id: "diary.tomorrow" })],
    ],
    weekdays: Array.from({ length: 7 }, (_, day) => written(addDays(MONDAY, day), { weekday: "long" })),
    months: Array.from({ length: 12 }, (_, month) =>
      written(`2026-${String(month + 1).padStart(2, "0")}-15`, { month: "long" }),
    ),
  };
};

/** Offers of the palette for a text: something to log, a day, pages, foods. */
export const usePaletteGroups = (typed: string, { foods, today, at, places, go, log }: PaletteNeeds) => {
  const intl = useIntl();
  const figures = useFigures();
  const meals = useMealNames();
  const queries = useQueryClient();
  const text = typed.trim();
  const wanted = toLog(text, intl.formatMessage({ id: "home.palette.logWord" }));
  const lines = useQuery(typedLinesQuery(queries, foods, wanted ?? ""));
  const found = useQuery(typedQuery(foods, wanted ?? text));
  const isFresh = found.data?.text === (wanted ?? text);
  const answer = wanted !== undefined && lines.data?.text === wanted ? lines.data.answer : undefined;
  const foodsFound = isFresh ? (found.data?.page.items ?? []).slice(0, FOODS_SHOWN) : [];

  const logItem = (id: string, options: readonly FoodOption[]): PaletteItem => ({
    id,
    name: intl.formatMessage(
      { id: "home.palette.logTo" },
      {
        what: intl.formatList(
          options.map(
            (option) => `${option.description} (${formatAmount(intl, figures, option.amount, option.serving)})`,
          ),
        ),
        meal: meals.of(mealAt(at)),
      },
    ),
    note:
      options.every(({ energy }) => energy !== undefined) && !figures.isEnergyHidden
        ? figures.energyWithUnit(options.reduce((sum, { energy = 0 }) => sum + energy, 0))
        : "",
    run: () => log(options),
  });
  const logs = (): readonly PaletteItem[] => {
    if (wanted === undefined) return [];
    if (answer?.plate !== undefined) return [logItem("plate", answer.plate.items)];
    const options = answer?.options ?? (lines.isFetching ? [] : foodsFound.map((food) => optionOfFood(food)));
    return options.slice(0, FOODS_SHOWN).map((option) => logItem(option.foodId, [option]));
  };
  const day = text === "" ? undefined : typedDay(text, today, dayWords(intl));
  const groups: readonly PaletteGroup[] = [
    { id: "log", items: logs() },
    {
      id: "days",
      items:
        day === undefined
          ? []
          : [{ id: day, name: formatDay(intl, day), note: day, run: () => go(`/food/diary?date=${day}`) }],
    },
    {
      id: "pages",
      items: (wanted === undefined ? places : [])
        .filter(({ name, section }) => hasWords(text, `${name} ${section}`))
        .slice(0, text === "" ? places.length : PAGES_SHOWN)
        .map(({ path, name, section, fullRefresh }) => ({
          id: path,
          name,
          note: section,
          run: () => go(path, fullRefresh),
        })),
    },
    {
      id: "foods",
      items: (wanted === undefined && text !== "" ? foodsFound : []).map((food) => ({
        id: food.id,
        name: food.description,
        note: food.brand ?? "",
        run: () => go(foodPath(food, true)),
      })),
    },
  ];
  return { groups, isSearching: text !== "" && (!isFresh || found.isFetching || lines.isFetching) };
};
