import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Foods/Food database",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/calorie-chart-nutrition-facts", isSignedIn: true },
  play: cancelUntilShown("main h1"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

const visitor = { path: "/nutrition-facts-calories", isSignedIn: false };

export const Browse: Story = {};
export const BrowseAsAVisitor: Story = { args: visitor };
export const Found: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts?q=bread" },
  play: cancelUntilShown("#results ~ ul, #results ~ * a"),
};
export const FoundOnAPhone: Story = { ...Found, globals: phone };
export const NothingFound: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts?q=xyzzy" },
  play: cancelUntilShown("[aria-busy=false] #results ~ div strong"),
};
export const Loading: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts?q=bread", latencyMs: 86_400_000 },
  play: cancelUntilShown("#results"),
};
export const Unreachable: Story = {
  args: { path: "/food/calorie-chart-nutrition-facts?q=bread", isUnreachable: true },
  play: cancelUntilShown("main [role=alert]"),
};
