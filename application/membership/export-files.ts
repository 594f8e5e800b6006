import { billTotal, paymentOutcome } from "@morsel/domain/membership";
import { instantCell } from "@morsel/domain/export";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { MembershipStore, PaymentPlace } from "./membership-store.ts";

const AT_ONCE = 100;

/** W155: what was paid for premium. */
export const makeMembershipExport =
  ({ premium }: { readonly premium: Pick<MembershipStore, "payments"> }): ExportFiles =>
  ({ id }) => [
    {
      name: "premium_payments.csv",
      columns: ["id", "number", "product", "period_from", "period_to", "currency", "amount_minor_units", "state"],
      first: paginate(
        AT_ONCE,
        (after: PaymentPlace | undefined, limit) =>
          premium.payments(id, { limit, ...(after === undefined ? {} : { after }) }),
        (last): PaymentPlace => ({ createdAt: last.createdAt, id: last.id }),
        ({ id: payment, state }) => {
          const { bill } = state;
          return [
            bill === undefined
              ? [payment, "", "", "", "", "", "", paymentOutcome(state)]
              : [
                  payment,
                  bill.number ?? "",
                  bill.product,
                  instantCell(bill.from),
                  instantCell(bill.to),
                  bill.currency,
                  billTotal(bill),
                  paymentOutcome(state),
                ],
          ];
        },
      ),
    },
  ];
