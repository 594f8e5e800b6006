import { InvoiceWriter } from "@morsel/application/membership/invoice-writer";
import { MembershipUseCases } from "@morsel/application/membership/use-cases";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import {
  writeActive,
  writeCodeValue,
  writeOffer,
  writeOrder,
  writePaid,
  writePayments,
  writeQuote,
  writeSubscriptions,
} from "../../http-contract/membership/codec.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { refuse } from "../responses/problem-details.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;
const nothing = () => ({});
type Answered<R> = Effect.Effect<HttpServerResponse.HttpServerResponse, never, R>;

export const membershipHandlers = defineHandlers(
  "membership",
  { useCases: MembershipUseCases, limits: RateLimits, invoices: InvoiceWriter },
  ({ useCases, limits, invoices }) => {
    /** Counted for all processes: guesses of codes, and what asks the payment service. */
    const limited = limitedMember(limits);
    const asMember = <R>(ask: (member: Member) => Answered<R>) => Effect.flatMap(CurrentMember, ask);
    return HttpApiBuilder.group(Api, "membership", (handlers) =>
      handlers
        .handle("subscriptions", () =>
          asMember((member) => reply(useCases.readSubscriptions(member), writeSubscriptions)),
        )
        .handle("paidSubscriptions", () => asMember((member) => reply(useCases.readSubscriptions(member), writePaid)))
        .handle("activeSubscriptions", () =>
          asMember((member) => reply(useCases.readSubscriptions(member), writeActive)),
        )
        .handle("premiumOffer", () => asMember((member) => reply(useCases.readOffer(member), writeOffer)))
        .handle("orderPremium", ({ payload }) =>
          limited("premiumOrder", (member) =>
            reply(useCases.order(member, payload), ({ order, url }) => writeOrder({ ...order, url }), 201),
          ),
        )
        .handle("premiumOrder", ({ params: { id } }) =>
          asMember((member) => reply(useCases.readOrder(member, id), writeOrder)),
        )
        .handle("cancelPremium", () => replyForId(useCases.cancel, nothing))
        .handle("resumePremium", () => replyForId(useCases.resume, nothing))
        .handle("quotePlanChange", ({ query: { product } }) =>
          asMember((member) => reply(useCases.quote(member, product), writeQuote)),
        )
        .handle("changePlan", ({ payload }) =>
          limited("premiumOrder", (member) => reply(useCases.change(member, payload), nothing)),
        )
        .handle("premiumPortal", () =>
          forMember((member) => reply(useCases.portal(member), (url) => ({ url: url ?? null }))),
        )
        .handle("premiumPayments", ({ query: { limit = PAGE, cursor } }) =>
          replyForId((member) => useCases.readPayments(member, limit, cursor), writePayments),
        )
        .handle("premiumInvoice", ({ params: { id } }) =>
          asMember((member) =>
            Effect.matchEffect(useCases.readPayment(member.id, id), {
              onFailure: (refusal) => Effect.succeed(refuse(refusal)),
              onSuccess: (payment) =>
                Effect.map(invoices.write(payment, member), (bytes) =>
                  HttpServerResponse.raw(bytes, {
                    headers: {
                      "content-type": "application/pdf",
                      "content-disposition": `attachment; filename="morsel-invoice-${payment.state.bill?.number?.replaceAll(/[^\w-]/g, "") ?? "open"}.pdf"`,
                    },
                  }),
                ),
            }),
          ),
        )
        .handle("previewPremiumCode", ({ payload: { code } }) =>
          limited("premiumCode", (member) => reply(useCases.codes.preview(member, code), writeCodeValue)),
        )
        .handle("redeemPremiumCode", ({ payload: { code } }) =>
          limited("premiumCode", (member) =>
            reply(useCases.codes.redeem(member, code), ({ until }) => ({
              premium_until: new Date(until).toISOString(),
            })),
          ),
        )
        .handle("linkGym", ({ payload: { membership } }) =>
          limited("premiumCode", ({ id }) =>
            reply(useCases.gym.link(id, membership), (link) => ({
              id: link.id,
              ends_at: new Date(link.until).toISOString(),
            })),
          ),
        )
        .handle("unlinkGym", ({ params: { id } }) => replyForId((member) => useCases.gym.unlink(member, id), nothing))
        .handle("paySandbox", ({ payload: { order_id: order, is_confirmed: isConfirmed, ...card } }) =>
          limited("premiumOrder", ({ id }) =>
            reply(useCases.sandbox.pay(id, order, { ...card, isConfirmed }), nothing),
          ),
        )
        .handle("changeSandboxCard", ({ payload: { is_confirmed: isConfirmed, ...card } }) =>
          limited("premiumOrder", ({ id }) =>
            reply(useCases.sandbox.changeCard(id, { ...card, isConfirmed }), nothing),
          ),
        )
        .handle("actInSandbox", ({ payload: { payment_id: payment, act } }) =>
          limited("premiumOrder", ({ id }) => reply(useCases.sandbox.act(id, payment, act), nothing)),
        ),
    );
  },
);
