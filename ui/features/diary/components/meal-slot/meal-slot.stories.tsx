import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import { isQuickEntry, type EntryId, type QuickEntry } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { EntryEditor } from "../entry-editor/entry-editor.tsx";
import { QuickEntryEditor } from "../entry-editor/quick-entry-editor.tsx";
import { MealSlot } from "./meal-slot.tsx";
import { SlotOffer } from "./slot-offer.tsx";

const entries = sampleDay("2026-03-11" as CalendarDate).filter(({ meal }) => meal === "breakfast");
const nothing = () => undefined;

const soup: QuickEntry = {
  id: "019cdb00-0000-7000-8000-00000000f001" as EntryId,
  date: "2026-03-11" as CalendarDate,
  meal: "breakfast",
  description: "Soup at the canteen",
  facts: { energy: 420, carbohydrates: 38, fat: 21, protein: 18.5, sodium: 900, iron: 2 },
  time: "08:10" as TimeOfDay,
  loggedAt: Date.UTC(2026, 2, 11, 7, 10) as Instant,
  version: 1,
};

const meta = {
  title: "Features/Diary/Meal",
  component: MealSlot,
  args: {
    meal: "breakfast",
    entries,
    actions: [{ key: "copy", label: "Copy yesterday’s breakfast", onUse: nothing }],
    actionsOf: () => [{ key: "delete", label: "Delete", onUse: nothing }],
    openEntry: undefined,
    onOpen: nothing,
    onAdd: nothing,
    onTick: nothing,
    editorOf: (entry) =>
      isQuickEntry(entry) ? (
        <QuickEntryEditor entry={entry} onSave={nothing} onDelete={nothing} onCopy={nothing} onCancel={nothing} />
      ) : (
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
    offer: (
      <SlotOffer isToday meal="breakfast" yesterday={entries} usual={[]} onCopyYesterday={nothing} onLog={nothing} />
    ),
  },
};
export const OneEntryOpen: Story = { args: { openEntry: entries[0]?.id } };
/** Figures under a name, of no food. */
export const WithAQuickAdd: Story = { args: { entries: [...entries, soup] } };
export const AQuickAddOpen: Story = { args: { entries: [...entries, soup], openEntry: soup.id } };
const planned = entries.map((entry) => ({ ...entry, id: `${entry.id}-planned` as EntryId, planned: true as const }));
/** Pale, behind what was eaten, each with a tick, and in no sum. */
export const WithPlanned: Story = { args: { entries: [...entries.slice(0, 1), ...planned] } };
export const OnlyPlanned: Story = { args: { entries: planned } };
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
