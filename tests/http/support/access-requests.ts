import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Harness } from "./harness.ts";

/** For an endpoint a request that would succeed for Ada. */
export type AccessRequests = { readonly [endpoint: string]: readonly [path: string, body?: unknown] };

/** What a concept says of its endpoints in its own `access-requests.ts`. */
export type AccessRoom = {
  readonly accessRequests: AccessRequests;
  /** Makes what of Ada's the requests name. */
  readonly prepare?: (world: { readonly server: Harness; readonly ada: Browser }) => Promise<void>;
};

const folder = join(import.meta.dirname, "..");

export const accessRooms = (): Promise<readonly AccessRoom[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("access-requests.ts") && !file.startsWith("support"))
      .toSorted()
      .map(async (file) => (await import(/* @vite-ignore */ join(folder, file))) as AccessRoom),
  );
