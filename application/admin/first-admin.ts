import { firstLinkEnd, rolesWith } from "@morsel/domain/admin";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MailLinks } from "../mail/mail-links.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { AdminStore } from "./admin-store.ts";
import type { FirstLinkRefused } from "./refusals.ts";

export type FirstAdminPorts = {
  readonly admin: AdminStore;
  readonly links: Pick<MailLinks, "tokenOf" | "hashOf">;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** AD6, W534 */
export const makeFirstAdmin = ({ admin, links, ids, clock }: FirstAdminPorts) => ({
  /** The link's secret; undefined where there is an admin already. */
  issueLink: Effect.gen(function* () {
    if (yield* admin.hasAdmin) return undefined;
    const secret = links.tokenOf(yield* ids.next);
    yield* admin.putFirstLink({ hash: links.hashOf(secret), endsAt: firstLinkEnd(yield* clock.now) });
    return secret;
  }),

  claim: Effect.fn("ClaimFirstAdmin")(function* (
    member: Member,
    secret: string,
  ): Effect.fn.Return<void, FirstLinkRefused> {
    const at = yield* clock.now;
    const entry = { id: yield* ids.next, at, act: "firstAdmin" as const, actor: member.id, subject: member.id };
    const roles = rolesWith(member.roles, "super_admin");
    if (!(yield* admin.useFirstLink(links.hashOf(secret), at, roles, entry)))
      return yield* Effect.fail<FirstLinkRefused>({ _tag: "FirstLinkRefused" });
  }),
});
