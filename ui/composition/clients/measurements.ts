import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpMeasurementsClient } from "@morsel/adapters/http-client/measurements/measurements-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";

export default moduleOf(({ provide }) => {
  provide(MeasurementsClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpMeasurementsClient(...connection),
  );
});
