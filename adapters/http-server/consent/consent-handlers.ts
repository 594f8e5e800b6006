import { CURRENT_VERSIONS, type Agreement, CONSENT_DOMAIN, type UserWithConsents } from "@morsel/domain/consent";
import { ConsentUseCases } from "@morsel/application/consent/use-cases";
import { viewerCountry } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { SiteOf } from "../platform/site-of.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { replyForId } from "../responses/for-member.ts";
import { json } from "../responses/responses.ts";
import { VendorList } from "./vendor-list.ts";

const needs = { useCases: ConsentUseCases, siteOf: SiteOf, vendorList: VendorList };

const writtenAgreements = (agreements: readonly Agreement[]) => ({
  agreements: agreements.map(({ document, version, agreedAt }) => ({
    document,
    version,
    agreed_at: new Date(agreedAt).toISOString(),
    current_version: CURRENT_VERSIONS[document],
  })),
});

const written = (user: UserWithConsents): UserWithConsents => user;

export const consentHandlers = defineHandlers("consent", needs, ({ useCases, siteOf, vendorList }) =>
  HttpApiBuilder.group(Api, "consent", (handlers) =>
    handlers
      .handle("consentStatus", ({ query }) =>
        Effect.gen(function* () {
          const facts = yield* CurrentRequest;
          const { session } = facts;
          const site = yield* siteOf(facts, undefined, "en");
          // A program may name a country; the page knows its own.
          const country = viewerCountry(query.gdpr_iso_code, site.userCountry);
          const state = country === site.userCountry ? site.userState : "";
          const status = yield* useCases.status(country, state, session?.member.id);
          return json({
            domain: query.domain ?? CONSENT_DOMAIN,
            gdpr_iso_code: country,
            framework: status.framework,
            consent_matrix_version: status.matrixVersion,
            consents: status.consents,
            ad_consents_last_seen: status.lastSeen ?? null,
          });
        }),
      )
      .handle("vendorList", () => Effect.succeed(json(vendorList)))
      .handle("userWithConsents", ({ query }) => replyForId((id) => useCases.read(id, query.domain), written))
      .handle("changeConsents", ({ payload }) => replyForId((id) => useCases.change(id, payload), written))
      .handle("agreements", () => replyForId(useCases.agreements, writtenAgreements)),
  ),
);
