import type { AccountNames } from "@morsel/application/identity/client/account-names";
import * as Effect from "effect/Effect";
import { answered, makeWire, tooManyTries } from "../transport/http-transport.ts";

type WireVerdict = {
  readonly valid: boolean;
  readonly accepted?: string;
  readonly suggestions: readonly string[];
};

export const makeHttpAccountNames = (baseUrl: string, fetch: typeof globalThis.fetch): AccountNames => {
  const wire = makeWire(baseUrl, fetch);
  return {
    isEmailTaken: (email) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/idm/user-exists?${new URLSearchParams({ email }).toString()}` }),
        answered((body) => (body as { readonly exists: boolean }).exists, { TooManyTries: tooManyTries }),
      ),
    judgeUsername: (username) =>
      Effect.flatMap(
        wire({
          method: "GET",
          path: `/api/mainapp/public/user/suggest_validate_username?${new URLSearchParams({ username }).toString()}`,
        }),
        answered(
          (body) => {
            const { valid, accepted, suggestions } = body as WireVerdict;
            return { isFree: valid, suggestions, ...(accepted === undefined ? {} : { accepted }) };
          },
          { TooManyTries: tooManyTries },
        ),
      ),
  };
};
