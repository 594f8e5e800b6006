import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense, useState, type FC } from "react";
import { expect, userEvent } from "storybook/test";
import { lazyComponent } from "./lazy-component.tsx";

const Dialog: FC<{ readonly name: string }> = ({ name }) => <p>{name}</p>;

let hasCome = false;
const Part = lazyComponent(
  () =>
    hasCome
      ? Promise.resolve({ Dialog })
      : Promise.reject(new TypeError("Failed to fetch dynamically imported module: /a.js")),
  (loaded) => loaded.Dialog,
);

/** A page with a field, and a part that is opened and closed. */
const Page = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <label>
        {"Note"} <input type="text" style={{ width: "100%", boxSizing: "border-box", fontSize: 16 }} />
      </label>
      <button type="button" style={{ minHeight: 44, minWidth: 64 }} onClick={() => setOpen(!isOpen)}>
        {"Copy"}
      </button>
      {isOpen && (
        <Suspense>
          <Part name="Copy this day" />
        </Suspense>
      )}
    </>
  );
};

const meta = { title: "Components/States/Lazy part", component: Page } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page stands, what was typed too, and the next use asks again. */
export const DoesNotCome: Story = {
  play: async ({ canvas }) => {
    hasCome = false;
    await userEvent.type(canvas.getByLabelText("Note"), "Slept badly.");
    const copy = canvas.getByRole("button", { name: "Copy" });
    await userEvent.click(copy);
    await canvas.findByRole("alert");
    await expect(canvas.getByLabelText("Note")).toHaveValue("Slept badly.");
    await userEvent.click(copy);
    await expect(canvas.queryByRole("alert")).toBeNull();
    hasCome = true;
    await userEvent.click(copy);
    await canvas.findByText("Copy this day");
    hasCome = false;
    await userEvent.click(copy);
    await userEvent.click(copy);
    await canvas.findByText("Copy this day");
  },
};
