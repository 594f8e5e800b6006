import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { LogField } from "./log-field.tsx";

type Args = { readonly text: string };

/** Keeps what is typed; finds nothing. */
const Typing = ({ text: first }: Args) => {
  const [text, setText] = useState(first);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <LogField
        id="options"
        inputRef={inputRef}
        isOpen={text !== ""}
        isListed={text !== ""}
        markedAt={undefined}
        text={text}
        label="Log a food"
        hint="2 eggs, banana, …"
        closeLabel="Close"
        keyWords="/"
        className={undefined}
        keyClassName={undefined}
        send={(event) => setText(event.kind === "typed" ? event.text : "")}
        onKeyDown={() => undefined}
      />
      <div id="options" role="listbox" aria-label="Foods" />
    </>
  );
};

const meta = {
  title: "Components/Search/Log field",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["LogField"],
      purpose: "Is the search field that logs: it keeps the focus while options below it are chosen.",
      dos: [
        "Put the list of options directly below it and number their ids.",
        "Show the key that leads to it on wide screens.",
      ],
      donts: ["Don’t use it for a search that only filters a list; use Search and sort."],
    },
  },
  component: Typing,
  args: { text: "" },
} satisfies Meta<typeof Typing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { text: "banana" } };
