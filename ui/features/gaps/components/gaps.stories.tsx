import type { GapSuggestion, Gaps } from "@morsel/domain/gaps";
import { DEFAULT_DIARY_SETTINGS, GRAM } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { DiarySettingsProvider } from "../../../settings/diary-settings.tsx";
import { HiddenEnergyProvider } from "../../../figures/figures.tsx";
import { GapList } from "./gap-list.tsx";

const suggestion = (id: string, description: string, change: Partial<GapSuggestion> = {}): GapSuggestion => ({
  food: { id: id as FoodId, description },
  portion: { amount: 150, serving: GRAM },
  origin: "eaten",
  energy: 174,
  gives: [
    { id: "iron", amount: 5 },
    { id: "fiber", amount: 11.8 },
    { id: "potassium", amount: 554 },
  ],
  unknown: [],
  over: [],
  unsure: [],
  ...change,
});

const gaps: Gaps = {
  short: [
    { id: "vitamin_c", eaten: 6, min: 90, known: 5, parts: 5 },
    { id: "iron", eaten: 5.2, min: 18, known: 3, parts: 5 },
    { id: "fiber", eaten: 12, min: 28, known: 5, parts: 5 },
    { id: "potassium", eaten: 2100, min: 4700, known: 5, parts: 5 },
    { id: "calcium", eaten: 700, min: 1300, known: 5, parts: 5 },
    { id: "vitamin_a", eaten: 700, min: 900, known: 5, parts: 5 },
  ],
  suggestions: [
    suggestion("a", "Lentils, boiled"),
    suggestion("b", "Grandmother’s bean soup with whatever the garden gave that week", {
      origin: "own",
      unknown: ["vitamin_c", "calcium"],
      unsure: ["sodium"],
    }),
    suggestion("c", "Cheddar cheese", {
      portion: { amount: 0.5, serving: { id: "1-slice" as ServingId, label: "1 slice", grams: 28 } },
      over: [
        { id: "energy", by: 130 },
        { id: "saturated_fat", by: 3.2 },
      ],
    }),
    suggestion("d", "Kiwi", { origin: "catalogue", energy: 42, gives: [{ id: "vitamin_c", amount: 64 }] }),
  ],
};

const meta = {
  title: "Features/Home/What’s missing today",
  component: GapList,
  args: { gaps, onLog: () => undefined },
} satisfies Meta<typeof GapList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NothingShort: Story = { args: { gaps: { short: [], suggestions: [] } } };
export const NothingHelps: Story = { args: { gaps: { ...gaps, suggestions: [] } } };
export const Calm: Story = {
  decorators: [
    (story) => (
      <DiarySettingsProvider
        value={{
          ...DEFAULT_DIARY_SETTINGS,
          dashboard: { ...DEFAULT_DIARY_SETTINGS.dashboard, hidden: ["energy", "iron"] },
        }}
      >
        <HiddenEnergyProvider value={true}>{story()}</HiddenEnergyProvider>
      </DiarySettingsProvider>
    ),
  ],
};
