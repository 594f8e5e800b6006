import { NativeSelect, TextInput } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldRow } from "./field-row.tsx";

const meta = {
  title: "Components/Fields/Field row",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FieldRow"],
      purpose:
        "Puts fields that belong together beside each other, and below one another where their words do not fit.",
      dos: ["Use it for two or three short fields that are one answer, such as an amount and its serving."],
      donts: ["Don’t use it to save height in a form; a form has one column."],
    },
  },
  component: FieldRow,
  args: {
    children: (
      <>
        <NativeSelect label="Meal" data={["Dinner", "Breakfast"]} />
        <TextInput label="Date" type="date" defaultValue="2026-03-11" />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideEachOther: Story = {};
export const LongChoice: Story = {
  args: {
    children: (
      <>
        <NativeSelect label="Serving" data={["1 cup, chopped or diced, without the stalks (156 g)"]} />
        <TextInput label="Amount" defaultValue="1" />
      </>
    ),
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
