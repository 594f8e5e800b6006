import type { Meta, StoryObj } from "@storybook/react-vite";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";

const meta = {
  title: "Screens/Premium",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/premium", isSignedIn: true },
  play: cancelUntilShown("main h2"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Plans: Story = {};
export const PlansOnAPhone: Story = { globals: phone };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy=true]") };
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert] p") };
export const Checkout: Story = {
  args: { path: "/premium/checkout?plan=premium_12_month_trial" },
  play: cancelUntilShown("main dl"),
};
export const ChooseAPlan: Story = { args: { path: "/premium/checkout/new" }, play: cancelUntilShown("main fieldset") };
/** ME21: from the checkout to a subscription that runs. */
export const Paying: Story = {
  args: { path: "/premium/checkout?plan=premium_1_month" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Continue to payment" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Use test card 4242 4242 4242 4242" }));
    await userEvent.click(canvas.getByRole("button", { name: "Pay €9.99" }));
    await canvas.findByText("Your payment is confirmed.");
  },
};
export const CardRefused: Story = {
  args: { path: "/premium/payment" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save payment method" }));
    await canvas.findByText("Choose one of the test cards above.");
  },
};
export const NoSubscription: Story = { args: { path: "/premium/account" }, play: cancelUntilShown("main a") };
export const Redeem: Story = { args: { path: "/premium/redeem/login" }, play: cancelUntilShown("main input") };
/** ME13 */
export const RedeemUnknown: Story = {
  args: { path: "/premium/redeem/login" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Code" }), "no such code");
    await userEvent.click(canvas.getByRole("button", { name: "Check code" }));
    await canvas.findByText("This code doesn’t exist. Check what you typed.");
  },
};
