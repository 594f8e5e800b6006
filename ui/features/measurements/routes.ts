import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { AppContext } from "../../composition/app-context.ts";

const needs = { measurements: MeasurementsClient };

/** For routes that show a member's measurements: the way to them is fetched with the first page that does. */
export const provideMeasurements = ({ provide }: Pick<AppContext, "provide">) =>
  provide(needs, () => import("../../composition/clients/measurements.ts"));
