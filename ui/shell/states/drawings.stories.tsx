import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyDrawing, FirstDayDrawing, OfflineDrawing } from "./drawings.tsx";
import { EmptyPlate } from "./empty-plate.tsx";

const meta = {
  title: "Foundations/Drawings",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["EmptyPlate"],
      purpose: "Illustrates an empty place with a quiet drawing in one color.",
      dos: [
        "Use it once per view, above the sentence that explains the place.",
        "Keep the meaning in the words; drawings are decoration.",
      ],
      donts: ["Don’t use it in rows, toasts or errors of a field."],
    },
  },
  component: EmptyDrawing,
} satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = { render: () => <EmptyPlate /> };
export const Offline: Story = { render: () => <OfflineDrawing /> };
export const FirstDay: Story = { render: () => <FirstDayDrawing /> };
