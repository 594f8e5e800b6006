import type { ReasonRefused } from "@morsel/domain/admin";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { PremiumSource } from "../membership/membership-store.ts";
import type { Clock } from "../platform/clock.ts";
import { readPage } from "../platform/paging.ts";
import { type ActGiven, makeAuditLine } from "./audit-lines.ts";
import type { BackOfficeStore } from "./back-office-store.ts";
import type { EventNotFound } from "./refusals.ts";

/** A report of a payment provider as it was kept: nothing of what it says. */
export type StoredEvent = {
  readonly provider: PremiumSource;
  readonly id: string;
  /** Absent where it was not told whose it is, or not applied yet. */
  readonly member?: MemberId;
  readonly receivedAt: number;
  readonly appliedAt?: number;
};
export type EventPlace = { readonly at: number; readonly id: string };

const placeIn = (cursor: string): EventPlace | undefined => {
  const [, at, id] = /^(\d{1,15})\.(.{1,200})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
};

/** W640, W646 */
export const makePaymentEvents = ({ office, clock }: { readonly office: BackOfficeStore; readonly clock: Clock }) => {
  const line = makeAuditLine({ clock });
  return {
    list: ({ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
      readPage({
        limit,
        cursor,
        placeIn,
        read: office.events,
        cursorOf: ({ receivedAt, id }) => `${receivedAt}.${id}`,
      }),
    applyAgain: Effect.fn("ApplyEventAgain")(function* ({
      event: { provider, id },
      ...given
    }: ActGiven & { readonly event: Pick<StoredEvent, "provider" | "id"> }): Effect.fn.Return<
      void,
      EventNotFound | ReasonRefused
    > {
      const entry = yield* line(given, "eventApplied", { details: { name: `${provider} ${id}` } });
      if (!(yield* office.applyEventAgain({ provider, id }, entry)))
        return yield* Effect.fail<EventNotFound>({ _tag: "EventNotFound" });
    }),
  };
};
