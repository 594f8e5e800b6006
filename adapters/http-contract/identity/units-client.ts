import type { UnitsClient } from "@morsel/application/identity/client/units-client";
import type { ApiClient } from "../shared/call.ts";
import { changeUser } from "./change-user.ts";
import { readUnits, writeUnitsChange } from "./units-codec.ts";

export const unitsClient = (api: ApiClient): UnitsClient => ({
  choose: (change) =>
    changeUser(api, { unit_preferences: writeUnitsChange(change) }, (answer) => readUnits(answer.unit_preferences)),
});
