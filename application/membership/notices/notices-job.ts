import {
  ENDED_NOTICE_DAYS,
  isTrialToTell,
  planOf,
  TRIAL_NOTICE_DAYS,
  endedKey,
  trialKey,
} from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { MemberStore } from "../../identity/member-store.ts";
import { Clock } from "../../platform/clock.ts";
import { Ids } from "../../platform/ids.ts";
import { defineJob } from "../../platform/job.ts";
import { PaymentProvider } from "../payment-provider.ts";
import { amountText, makeNotice } from "./make-notice.ts";
import { NoticeStore } from "./notice-store.ts";

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** ME26: what the clock brings: a trial that ends soon, and premium that ended. */
export const tellNotices = defineJob({
  kind: "premium-notices",
  timeoutSeconds: 300,
  tries: 3,
  atOnce: 1,
  everySeconds: 3600,
  needs: { notices: NoticeStore, provider: PaymentProvider, members: MemberStore, ids: Ids, clock: Clock },
  make:
    ({ notices, provider, members, ids, clock }) =>
    () =>
      Effect.gen(function* () {
        const now = yield* clock.now;
        const soon = now + TRIAL_NOTICE_DAYS * DAY_MS;
        for (const { member, id, state } of yield* notices.trialsEnding(now, soon, AT_ONCE)) {
          if (!isTrialToTell(state, now)) continue;
          const country = (yield* members.byId(member))?.profile.country ?? "";
          // A provider that does not answer keeps nobody from being told.
          const price = yield* Effect.result(provider.priceOf(planOf(state.next ?? state.product), country));
          const known = price._tag === "Success" ? price.success : undefined;
          const values = { day: state.trial?.to ?? now, amount: amountText(known?.minor ?? 0, known?.currency) };
          yield* notices.tell(member, yield* makeNotice(ids, member, trialKey(id), "premiumTrialEnds", now, values));
        }
        const since = now - ENDED_NOTICE_DAYS * DAY_MS;
        for (const { member, until } of yield* notices.premiumEnded(since, now, AT_ONCE))
          yield* notices.tell(member, yield* makeNotice(ids, member, endedKey(until), "premiumEnded", now));
      }),
});
