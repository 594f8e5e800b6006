import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import type { CalendarDate } from "@morsel/domain/calendar";
import { emptyDay } from "@morsel/domain/diary";
import { changeGoals, firstGoals } from "@morsel/domain/goals";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CopyDialog } from "@morsel/ui/features/diary/components/copying/copy-dialog.tsx";
import { DaySummary } from "@morsel/ui/features/diary/components/summary/day-summary.tsx";
import { MealSlot } from "@morsel/ui/features/diary/components/meal-slot/meal-slot.tsx";
import { SlotOffer } from "@morsel/ui/features/diary/components/meal-slot/slot-offer.tsx";
import { FoodLine } from "@morsel/ui/food-rows/food-line.tsx";
import { NutrientTable } from "@morsel/ui/features/food-database/components/facts/nutrient-table.tsx";
import { GoalForm } from "@morsel/ui/features/goals/components/guided/goal-form.tsx";
import { GoalTable } from "@morsel/ui/features/goals/components/guided/goal-table.tsx";
import { Chart as ChartOf } from "@morsel/ui/charts/chart.tsx";
import { sampleSeries } from "@morsel/ui/charts/sample-series";
import { ErrorPage } from "@morsel/ui/shell/errors/error-page.tsx";
import { GERMAN, JAPANESE } from "./words.ts";

/** Building blocks of screens. Each is seen in both schemes, at every size, in letters of twice the size, as all stories are. */
const meta = { title: "Kinds" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const today = "2026-03-11" as CalendarDate;
const nothing = () => undefined;
const breakfast = sampleDay(today).filter(({ meal }) => meal === "breakfast");
const named = (words: readonly string[]) =>
  words.flatMap((description, i) => {
    const entry = breakfast[i % breakfast.length];
    return entry === undefined ? [] : [{ ...entry, id: `${entry.id}-${i}` as typeof entry.id, description }];
  });

const rows = (words: readonly string[]) => (
  <>
    <MealSlot
      meal="breakfast"
      entries={named(words)}
      actions={[]}
      actionsOf={() => []}
      openEntry={undefined}
      onOpen={nothing}
      onAdd={nothing}
      onTick={nothing}
      editorOf={() => null}
    />
    {words.map((name) => (
      <FoodLine key={name} name={name} details={`100 g · ${words[3]}`} energy="1,240 kcal" />
    ))}
  </>
);

export const Row: Story = { render: () => rows(["Banana", "Egg, raw", "Oats", "Coffee with milk"]) };
export const RowInGerman: Story = { render: () => rows(GERMAN) };
export const RowInJapanese: Story = { render: () => rows(JAPANESE) };

const goals = firstGoals({ energy: 2040 }, today);
const byWeekday = changeGoals(goals, { energy: 2400, weekdays: [5, 6] }, today, 1200);
const week = (locale: string) =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2026, 2, 2 + day)),
  );
const form = (locale: string, problem?: string) => (
  <GoalForm
    goals={goals}
    from={today}
    isToday
    floor={1200}
    weekdays={week(locale)}
    isBusy={false}
    onSave={nothing}
    {...(problem === undefined ? {} : { problem })}
  />
);

export const Form: Story = { render: () => form("en") };
export const FormInGerman: Story = {
  render: () => form("de", `Der Nährstoffzielwertänderungsvorschlag wurde zwischenzeitlich geändert: ${GERMAN[2]}.`),
};
export const FormInJapanese: Story = { render: () => form("ja", JAPANESE[1]) };

const slot = (words: readonly string[]) => (
  <MealSlot
    meal="dinner"
    entries={[]}
    actions={[]}
    actionsOf={() => []}
    openEntry={undefined}
    onOpen={nothing}
    onAdd={nothing}
    onTick={nothing}
    editorOf={() => null}
    offer={
      <SlotOffer isToday meal="dinner" yesterday={named(words)} usual={[]} onCopyYesterday={nothing} onLog={nothing} />
    }
  />
);

export const Empty: Story = { render: () => slot(["Banana", "Egg, raw"]) };
export const EmptyInGerman: Story = { render: () => slot(GERMAN) };
export const EmptyInJapanese: Story = { render: () => slot(JAPANESE) };
export const EmptyPage: Story = { render: () => <ErrorPage /> };

const sheet = (what: string) => (
  <CopyDialog task={{ way: "to", meal: "lunch", what }} date={today} today={today} onCopy={nothing} onClose={nothing} />
);

export const Sheet: Story = { render: () => sheet("Lunch") };
export const SheetInGerman: Story = { render: () => sheet(GERMAN[1]) };
export const SheetInJapanese: Story = { render: () => sheet(JAPANESE[1]) };

export const Table: Story = {
  render: () => <NutrientTable per100g={sampleFood("09040").nutrients} grams={118} />,
};
const weekTable = (locale: string) => (
  <GoalTable goals={byWeekday.ok ? byWeekday.value : goals} weekdays={week(locale)} />
);
export const TableInGerman: Story = { render: () => weekTable("de") };
export const TableInJapanese: Story = { render: () => weekTable("ja") };

const day = { ...emptyDay(today), entries: sampleDay(today) };
const goal = { energy: 1900, carbohydrates: 238, fat: 42, protein: 143, fiber: 28, sodium: 2300 };
const figure = (eaten: typeof day, energy: number) => (
  <DaySummary view={{ day: eaten, goal: { ...goal, energy }, exerciseEnergy: 0, water: { entries: [] } }} />
);

/** The one figure that a page is about: what is left, over the goal, and of many thousands. */
export const Figure: Story = { render: () => figure(day, 1900) };
export const FigureOverTheGoal: Story = { render: () => figure(day, 1200) };
export const FigureOfThousands: Story = { render: () => figure(emptyDay(today) as typeof day, 18_888) };

const chart = (label: string, sentence: string, locale: string) => (
  <ChartOf label={label} sentence={sentence} series={[sampleSeries({ locale, name: label })]} />
);
const compared = (locale: string, [one, other]: readonly [string, string]) => (
  <ChartOf
    label={one}
    series={[
      sampleSeries({ locale, name: one }),
      sampleSeries({ locale, name: other, shape: "line", unit: "kg", from: 71, spread: 1, goal: { min: 68, max: 70 } }),
    ]}
  />
);

/** Eaten and measured values: unknown days are gaps, incomplete ones hollow, the goal is dashed. */
export const Chart: Story = {
  render: () => chart("Energy", "Average 1,870 kcal over 24 logged days, 40 kcal below your goal.", "en"),
};
export const ChartInGerman: Story = { render: () => chart(GERMAN[2], GERMAN[0], "de") };
export const ChartInJapanese: Story = { render: () => chart(JAPANESE[3], JAPANESE[1], "ja") };
export const ChartOfTwo: Story = { render: () => compared("en", ["Energy", "Weight"]) };
export const ChartOfTwoInGerman: Story = { render: () => compared("de", [GERMAN[1], GERMAN[3]]) };
