import { checkCode, endedCode, isSameCode, type CodeWish, type CodeWishRefused } from "@morsel/domain/back-office";
import type { ReasonRefused } from "@morsel/domain/admin";
import { readPremiumCode, type PremiumCode } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { MailLinks } from "../mail/mail-links.ts";
import type { MembershipStore } from "../membership/membership-store.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { readPage } from "../platform/paging.ts";
import { type ActGiven, makeAuditLine } from "./audit-lines.ts";
import type { BackOfficeStore } from "./back-office-store.ts";
import type { CodeNotFound, CodeTaken } from "./refusals.ts";

export type CodePorts = {
  readonly office: BackOfficeStore;
  readonly premium: Pick<MembershipStore, "code">;
  readonly links: Pick<MailLinks, "tokenOf" | "seal" | "open">;
  readonly clock: Clock;
};

/** BO2, BO3, W640, W642 */
export const makePremiumCodes = ({ office, premium, links, clock }: CodePorts) => {
  const line = makeAuditLine({ clock });
  return {
    list: ({ limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined }) =>
      // A code is as good as money, so that no address says one.
      readPage({ limit, cursor, placeIn: links.open, read: office.codes, cursorOf: ({ code }) => links.seal(code) }),

    /** The same act again answers the same code. */
    make: Effect.fn("MakeCode")(function* ({
      wish,
      ...given
    }: ActGiven & { readonly wish: CodeWish }): Effect.fn.Return<
      PremiumCode,
      CodeTaken | CodeWishRefused | ReasonRefused
    > {
      const now = yield* clock.now;
      const code = yield* fromResult(checkCode(wish, links.tokenOf(given.id), now));
      const entry = yield* line(given, "codeMade", { details: { name: code.code } });
      const known = yield* premium.code(code.code);
      if (known !== undefined && !isSameCode(known, code)) return yield* Effect.fail<CodeTaken>({ _tag: "CodeTaken" });
      if (known === undefined) yield* office.saveCode(code, entry);
      return known ?? code;
    }),

    end: Effect.fn("EndCode")(function* ({
      code: typed,
      ...given
    }: ActGiven & { readonly code: string }): Effect.fn.Return<void, CodeNotFound | ReasonRefused> {
      const code = readPremiumCode(typed);
      const known = code === undefined ? undefined : yield* premium.code(code);
      if (known === undefined) return yield* Effect.fail<CodeNotFound>({ _tag: "CodeNotFound" });
      const entry = yield* line(given, "codeEnded", { details: { name: known.code } });
      yield* office.saveCode(endedCode(known, entry.at), entry);
    }),
  };
};
