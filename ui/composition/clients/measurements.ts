import { measurementsClient } from "@morsel/adapters/http-contract/measurements/measurements-client";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { clientModule } from "../client-module.ts";

export default clientModule(MeasurementsClient, measurementsClient);
