import { foodsClient } from "@morsel/adapters/http-client/foods/foods-client";
import { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { clientModule } from "../client-module.ts";

export default clientModule(FoodsClient, foodsClient);
