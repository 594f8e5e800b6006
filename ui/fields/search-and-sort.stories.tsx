import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { SearchAndSort } from "./search-and-sort.tsx";

type Sort = "name" | "newest";
const SORTS = [
  { value: "name", label: "Name" },
  { value: "newest", label: "Newest first" },
] as const;

const Tools = ({ text: first }: { readonly text: string }) => {
  const [text, setText] = useState(first);
  const [sort, setSort] = useState<Sort>("name");
  return (
    <SearchAndSort
      label="Search recipes"
      text={text}
      onText={setText}
      sortLabel="Sort by"
      sort={sort}
      sorts={SORTS}
      onSort={setSort}
    />
  );
};

const meta = {
  title: "Components/Search/Search and sort",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["SearchAndSort"],
      purpose: "Filters and sorts a list that belongs to the member.",
      dos: ["Put it above the list that it changes.", "Show it from about ten rows on."],
      donts: [
        "Don’t use it to search the food database; use Food search.",
        "Don’t add a button: the list follows at once.",
      ],
    },
  },
  component: Tools,
  args: { text: "" },
} satisfies Meta<typeof Tools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { text: "soup" } };
