import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Exercise/Find an exercise",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/exercise/lookup", isSignedIn: false },
  play: cancelUntilShown("main li"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Found: Story = { args: { path: "/exercise/lookup?q=run" } };
export const FoundInPounds: Story = { args: { path: "/exercise/lookup?q=run", units: { weight: "lb", energy: "kJ" } } };
export const NothingFound: Story = {
  args: { path: "/exercise/lookup?q=zzzzzz" },
  play: cancelUntilShown("main [role=status]"),
};
export const CaloriesBurned: Story = { args: { path: "/exercise/calories-burned" } };
export const ByName: Story = { args: { path: "/exercise/list-by-name" } };
export const OfAGroup: Story = { args: { path: "/exercise/list-by-name?group=Running" } };
export const NoGroup: Story = {
  args: { path: "/exercise/list-by-name?group=Chess" },
  play: cancelUntilShown("main [role=status]"),
};
export const AnActivity: Story = {
  args: { path: "/exercise/calories-burned/running--c-12150" },
  play: cancelUntilShown("main table"),
};
export const Strength: Story = {
  args: { path: "/exercise/calories-burned/pullups--s-pullups" },
  play: cancelUntilShown("main nav"),
};
export const Unknown: Story = {
  args: { path: "/exercise/calories-burned/nothing--c-99999" },
  play: cancelUntilShown("main [role=alert]"),
};
export const Unreachable: Story = {
  args: { path: "/exercise/lookup?q=run", isUnreachable: true },
  play: cancelUntilShown("main [role=alert]"),
};
