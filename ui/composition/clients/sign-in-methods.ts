import { makePasskeys } from "@morsel/adapters/browser/passkeys";
import { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import { moduleOf } from "@morsel/adapters/composition/container";
import { signInMethodsClient } from "@morsel/adapters/http-client/sign-in-methods/sign-in-methods-client";
import { HttpTransport } from "@morsel/adapters/http-client/transport/http-transport";
import { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";

export default moduleOf(({ constant, provide }) => {
  constant(Passkeys, makePasskeys(window));
  provide(SignInMethodsClient, { wire: HttpTransport }, ({ wire }) => signInMethodsClient(wire));
});
