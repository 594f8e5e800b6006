import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { makeMemoryWorld, type WorldOptions } from "@morsel/adapters/composition/memory-world";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import { DatabaseScreen } from "./database-screen.tsx";

const Database = ({ text, ...options }: WorldOptions & { readonly text: string }) => {
  const { foods, queries } = useMemo(
    () => ({
      foods: makeMemoryWorld(options).get(FoodsClient),
      queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    }),
    // A story's arguments are read once, as a page's are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  return (
    <QueryClientProvider client={queries}>
      <DatabaseScreen
        foods={foods}
        text={text}
        onText={() => undefined}
        pathOf={({ id }) => `/nutrition-facts-calories/${id}`}
      />
    </QueryClientProvider>
  );
};

const meta = { title: "Foods/Database", component: Database, args: { text: "" } } satisfies Meta<typeof Database>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Browse: Story = {};
export const Found: Story = { args: { text: "b" } };
export const NothingFound: Story = { args: { text: "xyzzy" } };
export const Failed: Story = { args: { text: "bread", isUnreachable: true } };
