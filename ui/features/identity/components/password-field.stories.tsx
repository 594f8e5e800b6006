import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { PasswordField } from "./credential-steps.tsx";

const Typed = ({ error }: { readonly error?: string }) => {
  const [value, onValue] = useState("");
  return <PasswordField label="Password" value={value} onValue={onValue} error={error} />;
};

const meta = {
  title: "Components/Fields/Password",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["PasswordField"],
      purpose: "Asks for a password, shows it on request and works with password managers.",
      dos: [
        "Say whether the password is new, so that managers offer one.",
        "State the rule before it is broken: “At least 8 characters”.",
      ],
      donts: ["Don’t ask for a new password twice.", "Don’t forbid pasting."],
    },
  },
  component: Typed,
  args: {},
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {};
export const Refused: Story = { args: { error: "Use at least 8 characters." } };
