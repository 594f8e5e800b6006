import type { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import * as Effect from "effect/Effect";
import { TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

type WireVerdict = {
  readonly valid: boolean;
  readonly accepted?: string;
  readonly suggestions: readonly string[];
};

export const makeHttpAccountNamesClient = (...how: HttpConnection): AccountNamesClient => {
  const wire = makeHttpTransport(...how);
  return {
    isEmailTaken: (email) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/idm/user-exists?${new URLSearchParams({ email }).toString()}` }),
        decodeResponse((body) => (body as { readonly exists: boolean }).exists, { TooManyTries }),
      ),
    checkUsernameAvailability: (username) =>
      Effect.flatMap(
        wire({
          method: "GET",
          path: `/api/mainapp/public/user/suggest_validate_username?${new URLSearchParams({ username }).toString()}`,
        }),
        decodeResponse(
          (body) => {
            const { valid, accepted, suggestions } = body as WireVerdict;
            return { isFree: valid, suggestions, ...(accepted === undefined ? {} : { accepted }) };
          },
          { TooManyTries },
        ),
      ),
  };
};
