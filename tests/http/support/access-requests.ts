import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Harness } from "./harness.ts";
import type { Walk } from "./walk.ts";

export type AccessRequest = readonly [path: string, body?: unknown];

/** For an endpoint a request that would succeed for Ada, or is refused for what only a whole server could give her. */
export type AccessRequests = { readonly [endpoint: string]: AccessRequest };

/** Requests in place of those for a whole server, where a link in a mail or a code of an app can be had. */
export type WalkRequests = { readonly [endpoint: string]: (walk: Walk) => Promise<AccessRequest> };

/** Requests for a concept's endpoints, declared in its own `access-requests.ts`. */
export type AccessRoom = {
  /** In an order in which each is answered. */
  readonly accessRequests: AccessRequests;
  readonly walkRequests?: WalkRequests;
  /** SO8: requests that name another member, each as if nothing had been asked before. */
  readonly namingRequests?: (username: string, newId: () => string) => AccessRequests;
  /** SO8: makes what there is between two members before one blocks the other. */
  readonly prepareBlocked?: (world: {
    readonly walker: Browser;
    readonly target: Browser;
    readonly names: { readonly walker: string; readonly target: string };
    readonly newId: () => string;
  }) => Promise<void>;
  /** Makes what of Ada's the requests name. */
  readonly prepare?: (world: { readonly server: Pick<Harness, "browser">; readonly ada: Browser }) => Promise<void>;
  /** Makes in the stores of a server in memory what no request alone makes. */
  readonly prepareStores?: (world: { readonly server: Harness; readonly ada: Browser }) => Promise<void>;
};

const folder = join(import.meta.dirname, "..");

export const accessRooms = (): Promise<readonly AccessRoom[]> =>
  Promise.all(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("access-requests.ts") && !file.startsWith("support"))
      .toSorted()
      .map(async (file) => (await import(/* @vite-ignore */ join(folder, file))) as AccessRoom),
  );
