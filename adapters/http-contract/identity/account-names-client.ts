import type { AccountNamesClient } from "@morsel/application/identity/client/account-names";
import type { ApiClient } from "../shared/call.ts";
import { userExists, validateUsername } from "./users-calls.ts";

export const accountNamesClient = ({ call }: ApiClient): AccountNamesClient => ({
  isEmailTaken: (email) => call(userExists, { query: { email } }, ({ exists }) => exists),
  checkUsernameAvailability: (username) =>
    call(validateUsername, { query: { username } }, ({ valid: isFree, suggestions, accepted }) => ({
      isFree,
      suggestions,
      ...(accepted === undefined ? {} : { accepted }),
    })),
});
