import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import * as Effect from "effect/Effect";
import { readUnits, writeUnitsChange } from "../../http-contract/identity/units-codec.ts";
import { identityRefusals } from "../../http-contract/identity/problems.ts";
import type { WireUnits } from "../../http-contract/identity/units.ts";
import { SignInNeeded } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";
import { patchUser } from "./patch-user.ts";

/** Units over the wire. */
export const makeHttpUnitsClient = (...how: HttpConnection): UnitsClient => {
  const wire = makeHttpTransport(...how);
  return {
    choose: (change) =>
      Effect.flatMap(
        patchUser(wire, { unit_preferences: writeUnitsChange(change) }),
        decodeResponse((body) => readUnits((body as { readonly unit_preferences: WireUnits }).unit_preferences), {
          CaptchaNeeded: identityRefusals.CaptchaNeeded,
          SignInNeeded,
        }),
      ),
  };
};
