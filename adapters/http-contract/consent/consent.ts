import { AGREED_DOCUMENTS } from "@morsel/domain/consent";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { InstantText, textUpTo } from "../shared/primitives.ts";
import { FieldRefused } from "../shared/problem-schemas.ts";

/** More than the purposes, features and uses that there are. */
const MOST_CONSENTS = 100;

const Consents = Schema.Record(textUpTo(60), Schema.Boolean).check(
  Schema.makeFilter((consents) => Object.keys(consents).length <= MOST_CONSENTS || `at most ${MOST_CONSENTS} consents`),
);

const Link = Schema.Struct({
  domain: Schema.String,
  domainUserId: Schema.String,
  consent_matrix_version: Schema.String,
  consents: Schema.Record(Schema.String, Schema.Boolean),
  ad_consents_last_seen: Schema.optionalKey(Schema.String),
  region: Schema.optionalKey(Schema.String),
});

/** CO3: the identity user, with the answers for one domain. */
export const UserWithConsents = Schema.Struct({ region: Schema.String, accountLinks: Schema.Array(Link) });

const Instant = textUpTo(40)
  .check(Schema.makeFilter((text) => !Number.isNaN(Date.parse(text)) || "an instant such as 2026-02-28T12:00:00Z"))
  .annotate({ format: "date-time", description: "ISO 8601, UTC." });

/** CO4 */
const ConsentPatch = Schema.Struct({
  account_links: Schema.Tuple([
    Schema.Struct({
      domainUserId: textUpTo(60),
      region: textUpTo(20),
      consent_matrix_version: textUpTo(20),
      consents: Consents,
      domain: textUpTo(20),
      ad_consents_last_seen: Instant,
    }),
  ]),
  user: Schema.Struct({ region: textUpTo(20) }),
});

/** ID120: a text, the version of it that was agreed to, and the one that holds now. */
export const WireAgreement = Schema.Struct({
  document: Schema.Literals(AGREED_DOCUMENTS),
  version: Schema.String,
  agreed_at: InstantText,
  current_version: Schema.String,
});

const optional = Schema.optionalKey;

export class ConsentGroup extends HttpApiGroup.make("consent")
  .add(
    HttpApiEndpoint.get("consentStatus", "/api/consent/status", {
      /** CO5 */
      query: {
        domain: optional(textUpTo(20)),
        app_domain: optional(textUpTo(20)),
        expanded: optional(textUpTo(10)),
        content: optional(textUpTo(10)),
        gdpr_iso_code: optional(textUpTo(10)),
        domain_user_id: optional(textUpTo(60)),
        user_locale: optional(textUpTo(20)),
      },
      success: Schema.Struct({
        domain: Schema.String,
        gdpr_iso_code: Schema.String,
        framework: Schema.Literals(["europe", "california", "none"]),
        consent_matrix_version: Schema.String,
        consents: Schema.Record(Schema.String, Schema.Boolean),
        ad_consents_last_seen: Schema.NullOr(InstantText),
      }),
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("vendorList", "/api/consent/vendor-list", {
      success: Schema.Record(Schema.String, Schema.Unknown),
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("userWithConsents", "/api/idm/user-with-consents", {
      query: { domain: optional(textUpTo(20)) },
      success: UserWithConsents,
    })
      .middleware(SignedIn)
      .annotate(Access, "member"),
    HttpApiEndpoint.patch("changeConsents", "/api/idm/user-with-consents", {
      payload: ConsentPatch,
      success: UserWithConsents,
      error: FieldRefused,
    })
      .middleware(SignedIn)
      .annotate(Access, "member"),
  )
  .add(
    HttpApiEndpoint.get("agreements", "/api/consent/agreements", {
      success: Schema.Struct({ agreements: Schema.Array(WireAgreement) }),
    })
      .middleware(SignedIn)
      .annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "account")
  .middleware(PlainRefusals) {}
