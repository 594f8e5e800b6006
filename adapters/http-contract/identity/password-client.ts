import type { PasswordClient } from "@morsel/application/identity/client/password-client";
import { type ApiClient, done } from "../shared/call.ts";
import { changePassword } from "./users-calls.ts";

export const passwordClient = ({ call }: ApiClient): PasswordClient => ({
  change: (current, password) =>
    call(
      changePassword,
      { payload: { ...(current === undefined ? {} : { current_password: current }), password } },
      done,
    ),
});
