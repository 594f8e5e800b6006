import { AccountStore } from "@morsel/application/account/account-store";
import type { Consequences } from "@morsel/application/identity/consequences";
import type { SecurityEventKind } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { randomUUID } from "node:crypto";
import { run, type Stores } from "../stores.ts";

/** Consequences that are stored together with a change. */
export const followedBy = (kind: SecurityEventKind): Consequences => ({
  events: [{ id: randomUUID(), kind, at: 1000, device: {} }],
});

/** Stored security events, in no order. */
export const toldOf = async (stores: Stores, member: MemberId): Promise<readonly SecurityEventKind[]> =>
  (await run(stores.get(AccountStore).events(member, 50, undefined))).map(({ kind }) => kind).toSorted();
