import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** A page as the sweep visits it, once. An admin has proved the second step. */
export type Screen = {
  readonly who: "visitor" | "member" | "admin";
  /** Address of the page; it shows today if it names no date, and `{username}` and `{id}` are the member's of the sweep. */
  readonly address: string;
  /** A part to open before the page is checked: its name, and how. The focus walk does not enter it. */
  readonly opened?: readonly [name: string, open: (page: Page) => Promise<void>];
  /** The status of the document, where it is no 200. */
  readonly status?: number;
  /** The status of what the page asks for, where it shows a refusal. */
  readonly refusal?: number;
};

export const nameOf = ({ who, address, opened }: Screen): string =>
  `${address} of a ${who}${opened === undefined ? "" : `, ${opened[0]}`}`;

const screensOf =
  (who: Screen["who"]) =>
  (...addresses: readonly string[]): readonly Screen[] =>
    addresses.map((address) => ({ who, address }));

/** Inserts a member's name and id into an address. */
export const addressFor = (
  address: string,
  { username, id }: { readonly username: string; readonly id: string },
): string => address.replace("{username}", username).replace("{id}", id);

export const forVisitors = screensOf("visitor");
export const forMembers = screensOf("member");
export const forAdmins = screensOf("admin");

const E2E = join(import.meta.dirname, "../e2e");

/** Every screen of every concept that has some. */
export const allScreens = async (): Promise<{
  readonly rooms: readonly string[];
  readonly screens: readonly Screen[];
}> => {
  const rooms = readdirSync(E2E, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith("screens.ts"));
  const read = async (file: string) =>
    ((await import(/* @vite-ignore */ join(E2E, file))) as { readonly screens: readonly Screen[] }).screens;
  return { rooms, screens: (await Promise.all(rooms.map(read))).flat() };
};
