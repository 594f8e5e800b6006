import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { MemoryScreen } from "../../../composition/memory-screen.tsx";
import { cancelUntilShown } from "../../../composition/cancel-until-shown.ts";

const meta = {
  title: "Screens/Foods/My foods",
  component: MemoryScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/food/mine" },
  play: cancelUntilShown("main h2"),
} satisfies Meta<typeof MemoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };
const form = cancelUntilShown("main form input");

export const None: Story = {};
export const Unreachable: Story = { args: { isUnreachable: true }, play: cancelUntilShown("main [role=alert]") };
export const Loading: Story = { args: { latencyMs: 86_400_000 }, play: cancelUntilShown("main [aria-busy]") };

export const NewFood: Story = { args: { path: "/food/new?name=Grandma%27s%20plum%20cake" }, play: form };
export const NewFoodOnAPhone: Story = { args: { path: "/food/new?barcode=4006381333931" }, play: form, globals: phone };
export const Offered: Story = { args: { path: "/food/submit" }, play: form };
export const Correction: Story = { args: { path: "/food/edit?food=sr28-09040" }, play: form };
export const CorrectionInKilojoules: Story = {
  args: { path: "/food/edit?food=sr28-09040", units: { energy: "kJ" } },
  play: form,
};
export const Duplicate: Story = { args: { path: "/food/duplicate?food=sr28-16098" }, play: form };
export const Unknown: Story = {
  args: { path: "/food/edit?food=sr28-99999" },
  play: cancelUntilShown("main [role=alert]"),
};

/** Names the missing fields when somebody saves. */
export const NothingTyped: Story = {
  args: { path: "/food/new" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Save food" }));
    await canvas.findByText("Enter a name of 1 to 100 characters.");
  },
};

/** Kilojoules typed as kilocalories, and more sugar than carbohydrate: said, never in the way. */
export const Doubtful: Story = {
  args: { path: "/food/new?name=Muesli" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Energy"), "1841");
    await userEvent.type(canvas.getByLabelText("Fat (g)"), "20");
    await userEvent.type(canvas.getByLabelText("Carbohydrates (g)"), "50");
    await userEvent.type(canvas.getByLabelText("Protein (g)"), "15");
    await userEvent.type(canvas.getByLabelText("Sugars (g)"), "60");
    await userEvent.click(await canvas.findByRole("button", { name: "Use kJ" }));
    await canvas.findByText(/but it’s larger/);
    await expect(canvas.getByLabelText("Energy")).toHaveValue("1841");
  },
};

/** The banana was eaten before: what shall the correction reach? */
export const Reach: Story = {
  args: { path: "/food/edit?food=sr28-09040" },
  play: async ({ canvas, userEvent }) => {
    const energy = await canvas.findByLabelText("Energy");
    await userEvent.clear(energy);
    await userEvent.type(energy, "95");
    await userEvent.click(canvas.getByRole("button", { name: "Save food" }));
    await screen.findByRole("dialog", { name: "Which entries should change?" });
  },
};
