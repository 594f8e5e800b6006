import type { ConsentClient } from "@morsel/application/consent/client/consent-client";
import type { Agreement } from "@morsel/application/consent/agreements";
import type { UserWithConsents } from "@morsel/domain/consent";
import * as Effect from "effect/Effect";
import type { WireAgreement } from "../../http-contract/consent/consent.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/idm/user-with-consents";

type WireAgreements = { readonly agreements: readonly (typeof WireAgreement.Encoded)[] };

const readAgreements = (body: unknown): readonly Agreement[] =>
  (body as WireAgreements).agreements.map(({ document, version, agreed_at: at }) => ({
    document,
    version,
    agreedAt: Date.parse(at),
  }));

/** Consents over the wire, whose names the domain has. */
export const makeHttpConsentClient = (...how: HttpConnection): ConsentClient => {
  const wire = makeHttpTransport(...how);
  const read = (body: unknown): UserWithConsents => body as UserWithConsents;
  return {
    read: Effect.flatMap(wire({ method: "GET", path: PATH }), decodeResponse(read, { SignInNeeded })),
    change: (patch) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: PATH, body: patch }),
        decodeResponse(read, { FieldRefused, SignInNeeded }),
      ),
    agreements: Effect.flatMap(
      wire({ method: "GET", path: "/api/consent/agreements" }),
      decodeResponse(readAgreements, { SignInNeeded }),
    ),
    vendorList: Effect.flatMap(
      wire({ method: "GET", path: "/api/consent/vendor-list" }),
      decodeResponse((body) => body, {}),
    ),
  };
};
