import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mark, Wordmark } from "./logo.tsx";

const meta = { title: "Foundations/Logo", component: Wordmark, args: { height: 48 } } satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Word: Story = {};
export const MarkAlone: Story = { render: () => <Mark size={96} /> };
