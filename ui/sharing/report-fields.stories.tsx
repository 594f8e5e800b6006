import { REPORT_REASONS } from "@morsel/domain/social";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ReportFields } from "./report-fields.tsx";

const meta = {
  title: "Components/Forms/Report fields",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["ReportFields"],
      purpose: "Asks why something is reported to the moderators.",
      dos: ["Say in the hint what the moderators will see."],
      donts: ["Don’t show it before somebody asks to report."],
    },
  },
  component: ReportFields,
  args: {
    reasons: REPORT_REASONS,
    hint: "The moderators will see this profile as it is now.",
    isBusy: false,
    onReport: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReportFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole("combobox"), "harassment");
    await userEvent.type(canvas.getByRole("textbox"), "Again");
    await userEvent.click(canvas.getByRole("button", { name: "Send report" }));
    await expect(args.onReport).toHaveBeenCalledWith("harassment", "Again");
  },
};
