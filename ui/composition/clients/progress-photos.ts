import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpProgressPhotosClient } from "@morsel/adapters/http-client/progress-photos/progress-photos-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";

export default moduleOf(({ provide }) => {
  provide(ProgressPhotosClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpProgressPhotosClient(...connection),
  );
});
