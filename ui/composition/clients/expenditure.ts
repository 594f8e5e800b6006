import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpExpenditureClient } from "@morsel/adapters/http-client/expenditure/expenditure-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { ExpenditureClient } from "@morsel/application/expenditure/client/expenditure-client";

export default moduleOf(({ provide }) => {
  provide(ExpenditureClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpExpenditureClient(...connection),
  );
});
