import type { Meta, StoryObj } from "@storybook/react-vite";
import { InAppLayout, Layout } from "./layout.tsx";
import type { ShellMenuItem } from "../navigation/menu.ts";
import { MenuSheet } from "../navigation/menu-sheet.tsx";

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

const tabs = [
  account("home", "Home"),
  { ...account("food-diary", "Diary"), isActive: true },
  account("reports", "Reports"),
];
const phone = { viewport: { value: "phone" } };
const languages = {
  locale: "en",
  languages: [
    { locale: "en", name: "English" },
    { locale: "de", name: "Deutsch" },
  ],
  onLanguage: () => undefined,
};

const meta = {
  title: "Components/Frame/Layout",
  component: Layout,
  parameters: { layout: "fullscreen" },
  args: {
    viewer: { kind: "visitor" },
    locale: "en",
    items: visitorItems,
    account: [account("log-in", "Log in"), account("sign-up", "Sign up")],
    languages,
    tabs: [],
    openSheet: undefined,
    onMenu: () => undefined,
    onLog: () => undefined,
    onPalette: () => undefined,
    toast: undefined,
    onToastClose: () => undefined,
    hasAnnouncement: false,
    adRoom: "off",
    isFooterPadded: false,
    onPrivacyChoices: () => undefined,
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
const onAPhone = { viewer: member, items: memberItems, account: ways, tabs };
export const TabsOnAPhone: Story = { args: onAPhone, globals: phone };
/** SO16: on a phone too. */
export const WhatWaitsOnAPhone: Story = {
  args: { ...onAPhone, viewer: { ...member, unreadMessages: 120, newInvitations: 2 } },
  globals: phone,
};
export const MenuOpenOnAPhone: Story = {
  args: {
    ...onAPhone,
    openSheet: "menu",
    sheet: <MenuSheet items={memberItems} account={ways} languages={languages} onClose={() => undefined} />,
  },
  globals: phone,
};
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
/** EL18: its place is there before its words. */
export const WithRoomForAnAnnouncement: Story = { args: { ...Member.args, hasAnnouncement: true } };
/** RE4: the room of a notice is there before the notice. */
export const RoomForANotice: Story = { args: { adRoom: "house" } };
export const RoomForANoticeOnAPhone: Story = { args: { ...onAPhone, adRoom: "house" }, globals: phone };
/** NA15 */
export const FooterOfAnOffer: Story = { args: { ...onAPhone, isFooterPadded: true }, globals: phone };
/** NA14 */
export const InsideAnApp: Story = {
  render: () => (
    <InAppLayout toast={undefined} onToastClose={() => undefined}>
      <h1>{member.username}</h1>
    </InAppLayout>
  ),
  globals: phone,
};
