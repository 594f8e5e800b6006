import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Reports/Weekly digest",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/reports/weekly-digest", isSignedIn: true, days: 30, hasMeasurements: true },
  play: cancelUntilShown("main table"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LastWeek: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const EmptyWeek: Story = {
  args: { days: 0, isTodayBegun: false, hasMeasurements: false },
  play: cancelUntilShown("main nav"),
};
export const Calm: Story = {
  args: {
    diarySettings: {
      dashboard: {
        widgets: ["macros", "water"],
        summary: ["carbohydrates", "protein", "fiber"],
        hidden: ["energy", "weight"],
      },
    },
  },
};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
