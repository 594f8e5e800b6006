import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PlanField } from "./plan-field.tsx";

const Chosen = ({ isOn: first }: { readonly isOn: boolean }) => {
  const [isOn, choose] = useState(first);
  return <PlanField planning={{ isOn, choose }} />;
};

const meta = {
  title: "Components/Fields/Plan",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["PlanField"],
      purpose: "Chooses between eaten and planned for a day that isn’t over.",
      dos: ["Show it beside the day. It shows nothing for past days.", "Preselect “planned” for tomorrow and later."],
      donts: ["Don’t ask where everything is planned, as in a shopping list."],
    },
  },
  component: Chosen,
  args: { isOn: false },
} satisfies Meta<typeof Chosen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eaten: Story = {};
export const Planned: Story = { args: { isOn: true } };
