import type { PasswordClient } from "@morsel/application/identity/client/password-client";
import * as Effect from "effect/Effect";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const { CurrentPasswordWrong } = identityRefusals;

/** The password over the wire. */
export const makeHttpPasswordClient = (...how: HttpConnection): PasswordClient => {
  const wire = makeHttpTransport(...how);
  return {
    change: (currentPassword, password) =>
      Effect.flatMap(
        wire({
          method: "POST",
          path: "/api/services/users/password",
          body: { current_password: currentPassword, password },
        }),
        decodeResponse(() => undefined, { CurrentPasswordWrong, FieldRefused, TooManyTries, SignInNeeded }),
      ),
  };
};
