import { BrowseClient } from "@morsel/application/foods/client/browse-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { makeMemoryWorld, type WorldOptions } from "@morsel/adapters/composition/memory-world";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Listed } from "../browse-queries.ts";
import { BrowseSection } from "./browse-section.tsx";
import { DatabaseScreen } from "./database-screen.tsx";

type Args = WorldOptions & { readonly text: string; readonly listed?: Listed };

const Database = ({ text, listed, ...options }: Args) => {
  const { foods, browse, queries } = useMemo(
    () => {
      const world = makeMemoryWorld(options);
      return {
        foods: world.get(FoodsClient),
        browse: world.get(BrowseClient),
        queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      };
    },
    // A story's arguments are read once, as a page's are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  const pathOf = ({ id }: { readonly id: string }) => `/nutrition-facts-calories/${id}`;
  return (
    <QueryClientProvider client={queries}>
      <DatabaseScreen foods={foods} text={text} onText={() => undefined} pathOf={pathOf} isMember={false}>
        <BrowseSection browse={browse} listed={listed} onListed={() => undefined} pathOf={pathOf} />
      </DatabaseScreen>
    </QueryClientProvider>
  );
};

const meta = { title: "Features/Foods/Food database", component: Database, args: { text: "" } } satisfies Meta<
  typeof Database
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Browse: Story = {};
export const Found: Story = { args: { text: "b" } };
export const NothingFound: Story = { args: { text: "xyzzy" } };
export const Failed: Story = { args: { text: "bread", isUnreachable: true } };
export const Group: Story = { args: { listed: { group: "Fruits and Fruit Juices" } } };
export const RichestInIron: Story = { args: { listed: { nutrient: "iron", by: "100kcal" } } };
export const RichestInNothing: Story = { args: { listed: { nutrient: "fluoride", by: "100g" } } };
export const ListFailed: Story = { args: { listed: { nutrient: "iron", by: "serving" }, isUnreachable: true } };
