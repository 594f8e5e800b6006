import { FriendsClient } from "@morsel/application/friends/client/friends-client";
import { friendsClient } from "../../../http-contract/friends/friends-client.ts";
import { provideClient } from "../../provide-client.ts";
import { BlockStore } from "@morsel/application/friends/block-store";
import { FriendStore } from "@morsel/application/friends/friend-store";
import { makeMemoryBlockStore, MemberBlocked } from "../../../memory/friends/block-store.ts";
import { makeMemoryFriendStore } from "../../../memory/friends/friend-store.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { moduleOf } from "../../container.ts";
import { friendUseCases } from "./use-cases.ts";

export const friends = moduleOf((bindings) => {
  friendUseCases(bindings);
  bindings.provide(FriendStore, { state: MemoryState }, ({ state }) => makeMemoryFriendStore(state));
  bindings.provide(BlockStore, { state: MemoryState, steps: MemberBlocked }, makeMemoryBlockStore);
  provideClient(bindings, FriendsClient, friendsClient);
});
