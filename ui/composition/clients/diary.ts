import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpDiaryClient } from "@morsel/adapters/http-client/diary/diary-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";

export default moduleOf(({ provide }) => {
  provide(DiaryClient, { connection: HttpConnection }, ({ connection }) => makeHttpDiaryClient(...connection));
});
