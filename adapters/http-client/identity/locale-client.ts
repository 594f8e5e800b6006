import type { LocaleClient } from "@morsel/application/identity/client/locale-client";
import { localeUpdate } from "@morsel/domain/locales";
import * as Effect from "effect/Effect";
import { SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

/** The language over the wire. */
export const makeHttpLocaleClient = (...how: HttpConnection): LocaleClient => {
  const wire = makeHttpTransport(...how);
  return {
    save: (locale) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: "/api/services/users", body: localeUpdate(locale) }),
        decodeResponse(() => undefined, { SignInNeeded }),
      ),
  };
};
