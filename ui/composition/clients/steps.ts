import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpStepsClient } from "@morsel/adapters/http-client/exercise/steps-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { StepsClient } from "@morsel/application/exercise/client/steps-client";

export default moduleOf(({ provide }) => {
  provide(StepsClient, { connection: HttpConnection }, ({ connection }) => makeHttpStepsClient(...connection));
});
