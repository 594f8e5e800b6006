import { sampleFood } from "@morsel/adapters/memory/foods/sample-foods";
import { countableServings, GRAM } from "@morsel/domain/diary";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { useAmount } from "./use-amount.ts";
import { AmountFields } from "./amount-fields.tsx";
import { AmountShortcuts } from "./amount-shortcuts.tsx";

const servings = countableServings(sampleFood("09040"));

type OfferedProps = { readonly amount: number; readonly isWeighed: boolean };

/** Amount, serving and what a tap gives, as they stand in an editor. */
const Offered = ({ amount, isWeighed }: OfferedProps) => {
  const field = useRef<HTMLInputElement>(null);
  const offered = { amount, serving: isWeighed ? GRAM : (servings[0] ?? GRAM) };
  const input = useAmount({ offered, servings, usual: [offered], per100g: undefined });
  return (
    <div style={{ display: "grid", gap: "1rem", maxWidth: "36rem" }}>
      <AmountFields input={input} field={field} />
      <AmountShortcuts input={input} offered={offered} field={field} />
    </div>
  );
};

const meta = {
  title: "Components/Fields/Amount shortcuts",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["AmountShortcuts"],
      purpose: "Offers the amounts that are likely next, so that most foods are logged without a keyboard.",
      dos: ["Put it directly below the amount that it changes.", "Lead with the amount of last time."],
      donts: ["Don’t use it without a field: a shortcut is a start, not the only way."],
    },
  },
  component: Offered,
  args: { amount: 1, isWeighed: false },
} satisfies Meta<typeof Offered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneServing: Story = {};
export const AsLastTime: Story = { args: { amount: 250, isWeighed: true } };
export const OneServingOnAPhone: Story = { globals: { viewport: { value: "phone" } } };
