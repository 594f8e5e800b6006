import { moduleOf } from "@morsel/adapters/composition/container";
import { makeHttpDiarySettingsClient } from "@morsel/adapters/http-client/diary-settings/diary-settings-client";
import { HttpConnection } from "@morsel/adapters/http-client/transport/http-transport";
import { DiarySettingsClient } from "@morsel/application/diary-settings/client/diary-settings-client";

export default moduleOf(({ provide }) => {
  provide(DiarySettingsClient, { connection: HttpConnection }, ({ connection }) =>
    makeHttpDiarySettingsClient(...connection),
  );
});
