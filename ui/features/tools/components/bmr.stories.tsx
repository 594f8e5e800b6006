import type { Meta, StoryObj } from "@storybook/react-vite";
import { BmrScreen } from "./bmr-screen.tsx";

const meta = {
  title: "Features/Tools/BMR calculator",
  component: BmrScreen,
  parameters: { layout: "fullscreen" },
  args: {
    isSignedIn: false,
    onUnits: () => undefined,
    first: { sex: "female", age: 35, heightCm: 168, weightKg: 70.4 },
  },
} satisfies Meta<typeof BmrScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "phone" } };

export const Computed: Story = {};
export const ComputedOnAPhone: Story = { globals: phone };
export const Empty: Story = { args: { first: {} } };
export const OutOfRange: Story = { args: { first: { sex: "male", age: 12, heightCm: 40, weightKg: 900 } } };
