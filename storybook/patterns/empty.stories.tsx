import { sampleDay } from "@morsel/adapters/memory/diary/sample-history";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MealSlot } from "@morsel/ui/features/diary/components/meal-slot/meal-slot.tsx";
import { SlotOffer } from "@morsel/ui/features/diary/components/meal-slot/slot-offer.tsx";
import { ErrorPage } from "@morsel/ui/shell/errors/error-page.tsx";
import { GERMAN, JAPANESE } from "./words.ts";

const meta = { title: "Patterns/Empty" } satisfies Meta;
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
