import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Meals/My meals",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/meal/mine", isSignedIn: true, hasMeals: true },
  play: cancelUntilShown("main li [aria-expanded]"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

const opened =
  (name: RegExp): NonNullable<Story["play"]> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name }));
    await canvas.findAllByRole("textbox");
  };

export const Meals: Story = {};
export const OnAPhone: Story = { globals: phone };
export const Open: Story = { play: opened(/^Weekday/) };
export const OpenOnAPhone: Story = { play: opened(/^Weekday/), globals: phone };
/** A quick add has no amount to change. */
export const WithAQuickAdd: Story = { play: opened(/^Canteen/) };
/** A food that is not there any more is named, not counted and not logged. */
export const WithAFoodThatIsGone: Story = { play: opened(/^Sunday/) };
export const None: Story = { args: { hasMeals: false }, play: cancelUntilShown("main h2") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
