import { ownFoodsClient } from "@morsel/adapters/http-contract/own-foods/own-foods-client";
import { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import { clientModule } from "../client-module.ts";

export default clientModule(OwnFoodsClient, ownFoodsClient);
