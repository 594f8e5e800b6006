import type { ContactClient } from "@morsel/application/contact/client/contact-client";
import * as Effect from "effect/Effect";
import { FieldRefused, TooManyTries } from "../../http-contract/shared/problems.ts";
import type { WireContactMessage } from "../../http-contract/contact/contact.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** The way to the operator over the wire. */
export const makeHttpContactClient = (...how: HttpConnection): ContactClient => {
  const wire = makeHttpTransport(...how);
  return {
    send: (message) =>
      Effect.flatMap(
        wire({ method: "POST", path: "/api/services/contact_messages", body: message satisfies WireContactMessage }),
        decodeResponse(() => undefined, { FieldRefused, TooManyTries }),
      ),
  };
};
