import { devicesClient } from "@morsel/adapters/http-contract/identity/devices-client";
import { DevicesClient } from "@morsel/application/identity/client/devices-client";
import { clientModule } from "../client-module.ts";

export default clientModule(DevicesClient, devicesClient);
