import * as Effect from "effect/Effect";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeSampleWorld } from "@morsel/adapters/composition/samples/sample-world";
import { MealsClient } from "@morsel/application/meals/client/meals-client";
import type { CalendarDate, TimeOfDay, Instant } from "@morsel/domain/calendar";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { optionOfFood } from "@morsel/domain/diary";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { withItems } from "@morsel/application/diary/client/plate";
import { foodBoxOf, type FoodList } from "@morsel/application/diary/client/food-box";
import { FoodBox } from "./food-box.tsx";
import type { FoodPanelPorts } from "./food-panel.tsx";

const TODAY = "2026-03-11" as CalendarDate;

/** Ports of a story's food box: saved meals in memory; nothing is logged. */
const panelPorts = (): FoodPanelPorts => {
  const world = makeSampleWorld({ today: TODAY, days: 1, hasMeals: true });
  let made = 0;
  return {
    openMeals: async () => world.get(MealsClient),
    moreWords: async () => undefined,
    date: TODAY,
    device: {
      now: () => Date.UTC(2026, 2, 11, 7, 30) as Instant,
      today: () => TODAY,
      timeOfDay: () => "07:30" as TimeOfDay,
      newId: () => `019cdb00-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`,
    },
    toasts: { show: () => undefined },
    commands: { logMade: () => undefined, planned: {} },
    foods: world.get(FoodsClient),
    view: Effect.runSync(Effect.orDie(world.get(DiaryClient).day(TODAY))),
  };
};

const options = SAMPLE_FOODS.slice(0, 8).map((food) => optionOfFood(food));
const nothing = () => undefined;
const open = foodBoxOf(TODAY, true);
const typed = { ...open, text: "ban" };
const queries = new QueryClient();
const plate = withItems([], options.slice(0, 3));
const none = (freshness: FoodList["freshness"]): FoodList => ({ options: [], freshness });

const meta = {
  title: "Components/Search/Food search",
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "640px" } },
    usage: {
      of: ["FoodSearch"],
      purpose: "Finds a food and logs it without leaving the page: recent foods first, then the food database.",
      dos: [
        "Give a screen one food search and let the / key reach it.",
        "Keep it open after a food is logged with the keyboard; most meals have several foods.",
      ],
      donts: [
        "Don’t use it to choose a food that isn’t logged; use Food picker.",
        "Don’t put it into a sheet that closes after one food.",
      ],
    },
  },
  component: FoodBox,
  args: {
    inputRef: createRef(),
    state: open,
    send: nothing,
    list: { options, freshness: "ready" },
    meal: "lunch",
    tab: "usual",
    editingFood: undefined,
    onRetry: nothing,
    ports: panelPorts(),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queries}>
        <div style={{ minHeight: "40rem" }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof FoodBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The amount comes in a module of its own. */
const untilAmount: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("button", { name: "Back to list" });
};
/** Waits until the panel has loaded. */
const untilPanel: Story["play"] = async ({ canvas }) => {
  await canvas.findByRole("listbox");
};

export const Closed: Story = { args: { state: { ...open, isOpen: false } } };
export const Suggestions: Story = { play: untilPanel };
export const NothingUsualYet: Story = { args: { list: none("ready") }, play: untilPanel };
export const Typed: Story = { args: { state: typed }, play: untilPanel };
export const Ticked: Story = { args: { state: { ...typed, plate } }, play: untilPanel };
/** Something was just logged: Enter logs nothing, and nothing is marked. */
export const AfterLogging: Story = { args: { state: { ...open, isArmed: false } }, play: untilPanel };
export const Searching: Story = { args: { state: typed, list: none("stale") }, play: untilPanel };
export const NothingFound: Story = {
  args: { state: { ...open, text: "xyzzy" }, list: none("ready") },
  play: untilPanel,
};
export const OnlyNear: Story = {
  args: {
    state: { ...typed, text: "jollof rice" },
    list: { options: options.map((option) => ({ ...option, match: "partial" as const })), freshness: "ready" },
  },
  play: untilPanel,
};
export const Failed: Story = { args: { state: typed, list: none("failed") }, play: untilPanel };
export const ChangingTheAmount: Story = {
  args: { state: { ...open, editing: options[0] }, editingFood: SAMPLE_FOODS[0] },
  play: untilAmount,
};
export const ChangingBeforeTheFoodIsThere: Story = {
  args: { state: { ...open, editing: options[0] } },
  play: untilAmount,
};
export const SavedMeals: Story = {
  args: { tab: "meals", list: none("ready") },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: /^Weekday breakfast/ });
  },
};
