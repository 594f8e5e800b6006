import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyDrawing, FirstDayDrawing, OfflineDrawing } from "./drawings.tsx";
import { EmptyPlate } from "./empty-plate.tsx";

const meta = { title: "Foundations/Drawings", component: EmptyDrawing } satisfies Meta<typeof EmptyDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = { render: () => <EmptyPlate /> };
export const Offline: Story = { render: () => <OfflineDrawing /> };
export const FirstDay: Story = { render: () => <FirstDayDrawing /> };
