import { ApplyReports } from "@morsel/application/membership/apply-reports";
import { MembershipStore } from "@morsel/application/membership/membership-store";
import { ConfiguredPayments } from "@morsel/application/membership/payment-webhooks";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { refuse } from "../responses/problem-details.ts";
import { json } from "../responses/responses.ts";

/** ME14: a webhook is kept before anything is done about it; what cannot be applied now is tried again by a job. */
export const paymentsHandlers = defineHandlers(
  "payments",
  { configured: ConfiguredPayments, store: MembershipStore, reports: ApplyReports },
  ({ configured, store, reports }) =>
    HttpApiBuilder.group(Api, "payments", (handlers) =>
      handlers.handle("stripeWebhook", () =>
        Effect.gen(function* () {
          const { call } = yield* CurrentRequest;
          const read = configured.webhooks.read(call.body ?? new Uint8Array(), call.headers["stripe-signature"] ?? "");
          return yield* Effect.matchEffect(read, {
            onFailure: (refusal) => Effect.succeed(refuse(refusal)),
            onSuccess: (received) =>
              Effect.gen(function* () {
                yield* store.receive([received]);
                yield* Effect.result(reports.applyOne(received));
                return json({});
              }),
          });
        }),
      ),
    ),
);
