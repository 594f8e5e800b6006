import type { Meta, StoryObj } from "@storybook/react-vite";
import { Layout } from "./layout.tsx";
import type { ShellMenuItem } from "./menu.ts";

const item = (id: string, secondary: readonly ShellMenuItem[] = []): ShellMenuItem => ({
  id,
  label: id,
  path: `/${id.toLowerCase()}`,
  fullRefresh: false,
  isActive: id === "Food diary",
  isMarked: id === "Food",
  testId: `navigation-${id}`,
  secondary,
});

const visitorItems = [item("Food"), item("Exercise"), item("Apps"), item("Community", [item("Forum"), item("Ideas")])];
const memberItems = [
  item("Home", [item("Overview"), item("Goals")]),
  item("Food", [item("Food diary"), item("Food database"), item("My foods")]),
  item("Exercise"),
  item("Reports"),
  item("Premium"),
];

const account = (id: string, label: string): ShellMenuItem => ({ ...item(label), id });
const ways = [account("help", "Help"), account("settings", "Settings"), account("log-out", "Log out")];

const meta = {
  title: "Shell/Layout",
  component: Layout,
  parameters: { layout: "fullscreen" },
  args: {
    viewer: { kind: "visitor" },
    locale: "en",
    items: visitorItems,
    account: [account("log-in", "Log in"), account("sign-up", "Sign up")],
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
    toast: undefined,
    onToastClose: () => undefined,
    isOnline: true,
    children: null,
  },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

const member = {
  kind: "member",
  username: "ada",
  unreadMessages: 3,
  newInvitations: 0,
  isAdmin: false,
} as const;

export const Visitor: Story = {};
export const Member: Story = { args: { viewer: member, items: memberItems, account: ways } };
export const Admin: Story = {
  args: { viewer: { ...member, isAdmin: true }, items: memberItems, account: [account("admin", "Admin"), ...ways] },
};
export const MenuOpenOnAPhone: Story = {
  args: { viewer: member, items: memberItems, account: ways, isMenuOpen: true },
  globals: { viewport: { value: "mobile1" } },
};
export const Offline: Story = { args: { isOnline: false } };
export const WithAToast: Story = {
  args: {
    toast: {
      id: 1,
      severity: "success",
      message: "Banana is in your diary.",
      duration: 60_000,
      action: { label: "Undo", onUse: () => undefined },
    },
  },
};
