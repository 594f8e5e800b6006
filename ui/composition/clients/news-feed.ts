import { newsClient } from "@morsel/adapters/http-contract/news-feed/news-client";
import { NewsClient } from "@morsel/application/news-feed/client/news-client";
import { clientModule } from "../client-module.ts";

export default clientModule(NewsClient, newsClient);
