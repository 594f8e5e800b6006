import { NativeSelect, TextInput } from "@mantine/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FieldRow } from "./field-row.tsx";

const meta = {
  title: "Fields/Field row",
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
