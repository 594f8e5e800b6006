import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { Header } from "./header.tsx";
import type { ShellMenuItem } from "../navigation/menu.ts";

const item = (label: string, more: Partial<ShellMenuItem> = {}): ShellMenuItem => ({
  id: label.toLowerCase(),
  label,
  path: `/${label.toLowerCase()}`,
  fullRefresh: false,
  isActive: false,
  isMarked: false,
  testId: `menu-${label.toLowerCase()}`,
  secondary: [],
  ...more,
});

const meta = {
  title: "Components/Frame/Header",
  tags: ["autodocs"],
  parameters: {
    usage: {
      of: ["Header", "LanguageSelector", "ColorSchemeToggle"],
      purpose:
        "Opens every page: logo, greeting and counters for members, the ways in for visitors, language and color scheme.",
      dos: ["Keep it the same on every page.", "Show counters only where something is waiting."],
      donts: ["Don’t put actions of a page into it."],
    },
    layout: "fullscreen",
  },
  component: Header,
  // The layout says how far the header's content stands from the window's edge.
  decorators: [
    (StoryPart) => (
      <div style={{ "--morsel-edge": "var(--morsel-gutter)" } as CSSProperties}>
        <StoryPart />
      </div>
    ),
  ],
  args: {
    viewer: { kind: "visitor" },
    items: [item("Food"), item("Exercise"), item("Apps")],
    account: [item("Log in"), item("Sign up", { id: "sign-up" })],
    languages: {
      locale: "en",
      languages: [
        { locale: "en", name: "English" },
        { locale: "de", name: "Deutsch" },
      ],
      onLanguage: () => undefined,
    },
    isMenuOpen: false,
    onMenu: () => undefined,
    onPalette: () => undefined,
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForVisitors: Story = {};
export const ForMembers: Story = {
  args: {
    items: [item("Home", { isMarked: true, isActive: true }), item("Food"), item("Exercise"), item("Reports")],
    viewer: { kind: "member", username: "robin", unreadMessages: 2, newInvitations: 0, isAdmin: false },
    account: [item("Help"), item("Settings"), item("Log out", { id: "log-out" })],
  },
};
