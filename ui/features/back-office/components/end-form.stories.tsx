import type { Meta, StoryObj } from "@storybook/react-vite";
import { EndForm } from "./end-form.tsx";
import { ReasonField } from "./reason-field.tsx";

const nothing = () => undefined;

const meta = {
  title: "Components/Fields/Reason of an act",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["EndForm", "ReasonField", "ReasonedEnd", "ReasonedAct"],
      purpose: "Asks an admin why, before an act that is kept in the audit log.",
      dos: [
        "Open the form in place, below the thing that it is about.",
        "Name the act on the button, so that it says the same as the button that opened the form.",
      ],
      donts: ["Don’t ask members for a reason: their own acts need none."],
    },
  },
  component: EndForm,
  args: { words: "End code", isBusy: false, onSubmit: nothing, onCancel: nothing },
} satisfies Meta<typeof EndForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Missing: Story = {
  render: () => <ReasonField reason="" isTold onReason={nothing} />,
};
