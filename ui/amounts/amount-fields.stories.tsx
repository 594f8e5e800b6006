import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import { countableServings, GRAM, type AmountDoubt, type EntryServing } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { readingOf } from "@morsel/application/diary/client/amount-input";
import { AmountFields } from "./amount-fields.tsx";
import { useFigures } from "../figures/figures.tsx";

const servings = countableServings(sampleFood("09040"));
const nothing = () => undefined;

type TypedProps = { readonly text: string; readonly serving: EntryServing; readonly doubt?: AmountDoubt };

/** The fields as they stand when this is typed. */
const Typed = ({ text, serving, doubt }: TypedProps) => {
  const { mark } = useFigures();
  const all = servings.some(({ id }) => id === serving.id) ? servings : [serving, ...servings];
  const reading = readingOf({ text, serving }, all, mark);
  const input = {
    text,
    serving: reading.ok ? reading.value.serving : serving,
    servings: all,
    reading,
    lastAmount: 1,
    doubt,
    type: nothing,
    choose: nothing,
    take: nothing,
    submit: nothing,
  };
  return <AmountFields input={input} />;
};

const meta = {
  title: "Components/Fields/Amount and serving",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["AmountFields"],
      purpose:
        "Asks how much of a food: an amount and a serving beside it, with a line below that says how the amount was read.",
      dos: [
        "Use it wherever an amount of a food is typed, so that fractions, sums and units are read the same everywhere.",
        "Let people type a unit: “1/2 cup” chooses the serving.",
        "Name the food in `of` when several amounts are on one screen.",
      ],
      donts: [
        "Don’t validate the amount again beside it; it says what is accepted.",
        "Don’t use a plain number field for grams of food.",
      ],
    },
  },
  component: Typed,
  args: { text: "100", serving: GRAM },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grams: Story = {};
export const OneServing: Story = { args: { text: "1", serving: servings[0] ?? GRAM } };
export const Fraction: Story = { args: { text: "1 1/2", serving: servings[0] ?? GRAM } };
export const Sum: Story = { args: { text: "120+80" } };
export const SumOfServings: Story = { args: { text: "1/2+1/4", serving: servings[0] ?? GRAM } };
/** A thousand, or one and nothing more: both are said. */
export const Ambiguous: Story = { args: { text: "1,000" } };
export const TooLarge: Story = { args: { text: "1000000" } };
/** Fewer than 99999, but more than anybody eats. */
export const TooHeavy: Story = { args: { text: "4000", serving: { ...GRAM, label: "1 cup", grams: 240 } } };
export const Zero: Story = { args: { text: "0" } };
export const Negative: Story = { args: { text: "-5" } };
export const NoNumber: Story = { args: { text: "two" } };
export const Empty: Story = { args: { text: "" } };
/** A serving that the food has no more stays to be chosen. */
export const ServingGone: Story = {
  args: { text: "2", serving: { ...GRAM, id: "gone" as EntryServing["id"], label: "old tin, drained", grams: 240 } },
};
export const WithItsUnit: Story = { args: { text: "1/2 cup" } };
export const UnitOfNoServing: Story = { args: { text: "3 buckets" } };
/** More than anybody eats at once: asked about, never refused. */
export const Doubtful: Story = {
  args: {
    text: "220",
    serving: { ...GRAM, id: "pat" as EntryServing["id"], label: "1 tablespoon", grams: 14 },
    doubt: { grams: 3080, energy: 22_083, meant: { amount: 220, serving: GRAM } },
  },
};
export const DoubtfulWithoutEnergy: Story = { args: { text: "9000", doubt: { grams: 9000 } } };
