import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { ChoiceGroup, type ChoiceGroupProps } from "./choice.tsx";

type Props = ChoiceGroupProps<string>;

const HINT = "Half a kilogram a week, by what you eat and what you burn, as long as both are known";

const Chosen = (props: Omit<Props, "onChoose">) => {
  const [value, setValue] = useState(props.value);
  return <ChoiceGroup {...props} value={value} onChoose={setValue} />;
};

const meta = {
  title: "Components/Fields/Choice",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ChoiceGroup"],
      purpose: "Lets somebody choose one of a few answers, each as large as a card.",
      dos: [
        "Use it for two to seven answers that can be read at once.",
        "Use “row” for short answers and “switch” for two or three of one word each.",
        "Explain an answer in its hint, in one sentence.",
      ],
      donts: [
        "Don’t use it for more than seven answers; use a select.",
        "Don’t use it for on and off; use a checkbox.",
        "Don’t preselect an answer that nobody gave.",
      ],
    },
  },
  component: Chosen,
  args: {
    name: "aim",
    legend: "What do you aim at?",
    value: "lose",
    choices: [
      { value: "lose", label: "Lose weight", hint: HINT },
      { value: "keep", label: "Maintain weight" },
      { value: "gain", label: "Gain weight", hint: HINT },
    ],
  },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tap anywhere on a card chooses it, and the arrow keys choose the next. */
export const Cards: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Maintain weight"));
    await expect(canvas.getByRole("radio", { name: "Maintain weight" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^Gain weight/ })).toBeChecked();
  },
};
export const NothingChosen: Story = { args: { value: undefined } };
export const Refused: Story = { args: { value: undefined, error: "Choose one." } };
export const InARow: Story = {
  args: { layout: "row", choices: ["kg", "lb", "st"].map((value) => ({ value, label: value })), value: "lb" },
};
export const Switch: Story = {
  args: { layout: "switch", choices: ["Eaten", "Planned"].map((value) => ({ value, label: value })), value: "Eaten" },
};
export const SwitchOfLongWords: Story = {
  args: {
    layout: "switch",
    choices: ["Gegessen und getrunken", "Für später vorgesehen"].map((value) => ({ value, label: value })),
    value: undefined,
  },
};
