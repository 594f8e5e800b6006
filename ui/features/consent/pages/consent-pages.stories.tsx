import type { Meta, StoryObj } from "@storybook/react-vite";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const shown = cancelUntilShown("main section");

const meta = {
  title: "Screens/Privacy/Consent",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/account/ad-consent-settings", isSignedIn: true },
  play: shown,
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const AdConsent: Story = {};
export const AdConsentOnAPhone: Story = { globals: phone };
/** W235: what is saved is what the other page says, and is taken back there. */
export const SavedAndTakenBack: Story = {
  play: async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Accept all" }));
    await canvas.findByText("Choices saved");
    await userEvent.click(canvas.getByRole("link", { name: "Your consents" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Withdraw all" }));
    await canvas.findAllByText("Not accepted");
  },
};
export const ExistingConsents: Story = { args: { path: "/account/consents-existing" } };
export const ExistingConsentsOnAPhone: Story = { ...ExistingConsents, globals: phone };
