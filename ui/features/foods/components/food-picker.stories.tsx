import type { Meta, StoryObj } from "@storybook/react-vite";
import { makeSampleWorld } from "@morsel/adapters/composition/samples/sample-world";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { FoodPicker } from "./food-picker.tsx";

const meta = {
  title: "Components/Search/Food picker",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["FoodPicker"],
      purpose: "Chooses one food for another purpose than logging: to compare, to swap, as an ingredient.",
      dos: ["Let Enter take the first food.", "Label it with its purpose: “Compare with”."],
      donts: ["Don’t use it to log; use Food search."],
    },
  },
  component: FoodPicker,
  args: { foods: makeSampleWorld({}).get(FoodsClient), label: "Compare with", onPick: () => undefined },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof FoodPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "banana");
    await canvas.findAllByText(/banana/i);
  },
};
