import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Home/Log from any page",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: { path: "/account/my-goals", isSignedIn: true },
  play: async (context) => {
    await cancelUntilShown("[data-testid=tab-log]")(context);
    context.canvasElement.querySelector<HTMLElement>("[data-testid=tab-log]")?.click();
    await cancelUntilShown("dialog[open] [role=combobox]")(context);
  },
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfToday: Story = {};
export const InTheEvening: Story = { args: { time: "20:40" } };
export const Unreachable: Story = { args: { isUnreachable: true } };
