import { passwordClient } from "@morsel/adapters/http-contract/identity/password-client";
import { PasswordClient } from "@morsel/application/identity/client/password-client";
import { clientModule } from "../client-module.ts";

export default clientModule(PasswordClient, passwordClient);
