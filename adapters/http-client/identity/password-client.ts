import type { PasswordClient } from "@morsel/application/identity/client/password-client";
import * as Effect from "effect/Effect";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const { ConfirmationNeeded, CurrentPasswordWrong } = identityRefusals;

/** The password over the wire. */
export const makeHttpPasswordClient = (...how: HttpConnection): PasswordClient => {
  const wire = makeHttpTransport(...how);
  return {
    change: (currentPassword, password) =>
      Effect.flatMap(
        wire({
          method: "POST",
          path: "/api/services/users/password",
          body: { ...(currentPassword === undefined ? {} : { current_password: currentPassword }), password },
        }),
        decodeResponse(() => undefined, {
          ConfirmationNeeded,
          CurrentPasswordWrong,
          FieldRefused,
          TooManyTries,
          SignInNeeded,
        }),
      ),
  };
};
