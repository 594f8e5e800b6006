import { SAMPLE_FOODS } from "@morsel/adapters/memory/sample-foods";
import { sampleDay } from "@morsel/adapters/memory/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EntryEditor } from "./entry-editor.tsx";
import { MealSlot } from "./meal-slot.tsx";
import { SlotOffer } from "./slot-offer.tsx";

const entries = sampleDay("2026-03-11" as CalendarDate).filter(({ meal }) => meal === "breakfast");
const nothing = () => undefined;

const meta = {
  title: "Diary/Meal slot",
  component: MealSlot,
  args: {
    meal: "breakfast",
    entries,
    actions: [{ key: "copy", label: "Copy yesterday’s breakfast", onUse: nothing }],
    openEntry: undefined,
    onOpen: nothing,
    onAdd: nothing,
    editorOf: (entry) => (
      <EntryEditor
        entry={entry}
        food={SAMPLE_FOODS.find(({ id }) => id === entry.foodId)}
        foodPath="/nutrition-facts-calories/food"
        onSave={nothing}
        onDelete={nothing}
        onCopy={nothing}
        onCancel={nothing}
      />
    ),
  },
} satisfies Meta<typeof MealSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFoods: Story = {};
export const Empty: Story = { args: { entries: [] } };
export const EmptyWithOffer: Story = {
  args: {
    entries: [],
    offer: <SlotOffer meal="breakfast" yesterday={entries} usual={[]} onCopyYesterday={nothing} onLog={nothing} />,
  },
};
export const OneEntryOpen: Story = { args: { openEntry: entries[0]?.id } };
export const LongNames: Story = {
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      description: `${entry.description} with Donaudampfschifffahrtsgesellschaftskapitänsbrot, extra toasted, no salt added`,
      brand: "A brand with a remarkably long name, incorporated",
    })),
  },
};
export const EnergyUnknown: Story = {
  args: { entries: entries.map((entry, i) => (i === 1 ? { ...entry, per100g: {} } : entry)) },
};
