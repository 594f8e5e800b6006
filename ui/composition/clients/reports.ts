import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpReportsClient } from "@morsel/adapters/http-client/reports/reports-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { ReportsClient } from "@morsel/application/reports/client/reports-client";

export default moduleOf(({ provide }) => {
  provide(ReportsClient, { connection: HttpConnection }, ({ connection }) => makeHttpReportsClient(...connection));
});
