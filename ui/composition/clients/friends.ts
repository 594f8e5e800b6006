import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { FriendsClient } from "@morsel/application/friends/client/friends-client";
import { clientModule } from "../client-module.ts";

export default clientModule(FriendsClient, friendsClient);
