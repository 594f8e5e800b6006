import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpGoalsClient } from "@morsel/adapters/http-client/goals/goals-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { GoalsClient } from "@morsel/application/goals/client/goals-client";

export default moduleOf(({ provide }) => {
  provide(GoalsClient, { connection: HttpConnection }, ({ connection }) => makeHttpGoalsClient(...connection));
});
