import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MealSlot } from "@morsel/ui/features/diary/components/meal-slot/meal-slot.tsx";
import { FoodLine } from "@morsel/ui/food-rows/food-line.tsx";
import { GERMAN, JAPANESE } from "./words.ts";

const meta = { title: "Patterns/List" } satisfies Meta;
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
