import { diaryClient } from "@morsel/adapters/http-contract/diary/diary-client";
import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { clientModule } from "../client-module.ts";

export default clientModule(DiaryClient, diaryClient);
