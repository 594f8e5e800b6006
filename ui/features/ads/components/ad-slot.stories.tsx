import type { Meta, StoryObj } from "@storybook/react-vite";
import { AdSlot, HOUSE_ADS } from "./ad-slot.tsx";

const meta = {
  title: "Features/Ads/Slot",
  component: AdSlot,
  args: { size: "728x90", house: HOUSE_ADS[0] },
} satisfies Meta<typeof AdSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const House: Story = {};
export const HouseOnAPhone: Story = {
  args: { size: "320x50", house: HOUSE_ADS[1] },
  globals: { viewport: { value: "phone" } },
};
/** Its space is there before the network's script fills it. */
export const OfANetwork: Story = { render: () => <AdSlot size="970x90" /> };
