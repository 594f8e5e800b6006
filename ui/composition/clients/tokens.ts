import { tokensClient } from "@morsel/adapters/http-contract/tokens/tokens-client";
import { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import { clientModule } from "../client-module.ts";

export default clientModule(TokensClient, tokensClient);
