import { decimalText, money } from "@morsel/domain/currency";
import type { MemberId } from "@morsel/domain/identity";
import { moneyNotices, type ProviderEvent } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { mailJob } from "../../mail/send-mail-job.ts";
import type { Ids } from "../../platform/ids.ts";
import type { JobPayload } from "../../platform/job.ts";
import type { MembershipStore } from "../membership-store.ts";
import type { PremiumMail } from "./mails.ts";
import type { PremiumNotice } from "./notice-store.ts";

/** As a mail says it: 9.99 EUR; empty where the currency is not known. */
export const amountText = (minor: number, currency: string | undefined): string => {
  const amount = currency === undefined ? undefined : money(minor, currency);
  return amount?.ok === true ? `${decimalText(amount.value)} ${amount.value.currency}` : "";
};

/** ME26 */
export const makeNotice = (
  ids: Ids,
  member: MemberId,
  key: string,
  template: PremiumMail,
  now: number,
  values: JobPayload = {},
): Effect.Effect<PremiumNotice> =>
  Effect.map(ids.next, (id) => ({ key, mail: mailJob({ id, template, member, values }, now) }));

const TEMPLATES = { failed: "premiumPaymentFailed", refunded: "premiumRefunded" } as const;

/** ME26: what reports of a provider give to tell. */
export const makeMoneyNotices = ({
  store,
  ids,
}: {
  readonly store: Pick<MembershipStore, "payment">;
  readonly ids: Ids;
}) =>
  Effect.fnUntraced(function* (member: MemberId, events: readonly ProviderEvent[], now: number) {
    const notices: PremiumNotice[] = [];
    for (const { kind, key, payment, minor, currency } of moneyNotices(events)) {
      const known = currency ?? (yield* store.payment(member, payment))?.state.bill?.currency;
      notices.push(yield* makeNotice(ids, member, key, TEMPLATES[kind], now, { amount: amountText(minor, known) }));
    }
    return notices;
  });
