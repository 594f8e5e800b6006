import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpDevicesClient } from "@morsel/adapters/http-client/identity/devices-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { DevicesClient } from "@morsel/application/identity/client/devices-client";

export default moduleOf(({ provide }) => {
  provide(DevicesClient, { connection: HttpConnection }, ({ connection }) => makeHttpDevicesClient(...connection));
});
