import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OdblNotice } from "./odbl-notice.tsx";

const meta = {
  title: "Components/Lists/Open Food Facts notice",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["OdblNotice"],
      purpose: "Names Open Food Facts and its license where foods from there are shown, as the license requires.",
      dos: [
        "Put it at the end of every list or page with foods.",
        "Pass all foods; it shows nothing when none is from there.",
      ],
      donts: ["Don’t write the notice by hand."],
    },
  },
  component: OdblNotice,
  args: { foodIds: ["sr28-09040", "off-3017620422003", undefined] },
} satisfies Meta<typeof OdblNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links lead to the source and to the licence. */
export const SomethingOfIt: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Open Food Facts" })).toHaveAttribute(
      "href",
      "https://world.openfoodfacts.org",
    );
    await expect(canvas.getByRole("link", { name: "Open Database License" })).toBeVisible();
  },
};

/** A page that shows nothing of it says nothing. */
export const NothingOfIt: Story = {
  args: { foodIds: ["sr28-09040"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
