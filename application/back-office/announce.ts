import type { ReasonRefused } from "@morsel/domain/admin";
import { checkAnnouncement, type Announcement, type AnnouncementRefused } from "@morsel/domain/back-office";
import * as Effect from "effect/Effect";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { keptFor } from "../platform/kept-for.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import { type ActGiven, makeAuditLine } from "./audit-lines.ts";
import type { BackOfficeStore } from "./back-office-store.ts";

export type AnnouncePorts = { readonly office: BackOfficeStore; readonly clock: Clock };

/** W643: what pages show; every page load asks it. */
export type ReadAnnouncement = Effect.Effect<Announcement | undefined>;
export const ReadAnnouncement = token<ReadAnnouncement>("ReadAnnouncement");

/** In ms: what an admin saves is on all pages after this, and no page load asks the database for it. */
const KEPT_MS = 10_000;

/** W643 */
export const makeReadAnnouncement = ({
  office,
  clock,
}: {
  readonly office: BackOfficeStore;
  readonly clock: MonotonicClock;
}): ReadAnnouncement => keptFor(clock, KEPT_MS, office.announcement);

/** BO4, W640 */
export const makeAnnounce = ({ office, clock }: AnnouncePorts) => {
  const line = makeAuditLine({ clock });
  return {
    read: office.announcement,
    save: Effect.fn("SaveAnnouncement")(function* ({
      wish,
      ...given
    }: ActGiven & { readonly wish: Omit<Announcement, "id"> }): Effect.fn.Return<
      void,
      AnnouncementRefused | ReasonRefused
    > {
      const checked = yield* fromResult(checkAnnouncement({ ...wish, id: given.id }, yield* clock.now));
      const details = { until: new Date(checked.until).toISOString() };
      yield* office.saveAnnouncement(checked, yield* line(given, "announcementSaved", { details }));
    }),
    end: Effect.fn("EndAnnouncement")(function* (given: ActGiven): Effect.fn.Return<void, ReasonRefused> {
      yield* office.endAnnouncement(yield* line(given, "announcementEnded"));
    }),
  };
};
