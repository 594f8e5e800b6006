import type { Meta, StoryObj } from "@storybook/react-vite";
import { ApiScreen } from "./api-screen.tsx";
import { JobsScreen } from "./jobs-screen.tsx";

const meta = {
  title: "Features/Help/About",
  component: ApiScreen,
  parameters: { layout: "fullscreen" },
  args: { origin: "https://morsel.example.org" },
} satisfies Meta<typeof ApiScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Api: Story = {};
export const ApiOnAPhone: Story = { globals: phone };
export const Jobs: Story = { render: () => <JobsScreen /> };
export const JobsOnAPhone: Story = { ...Jobs, globals: phone };
