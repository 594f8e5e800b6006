import { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { ProfileStore } from "@morsel/application/profile/profile-store";
import { profilesClient } from "../../../http-contract/profile/profiles-client.ts";
import { UsernameChanged } from "../../../memory/identity/member-steps.ts";
import { MemoryState } from "../../../memory/platform/state.ts";
import { keepFormerName, makeMemoryProfileStore } from "../../../memory/profile/profile-store.ts";
import { moduleOf } from "../../container.ts";
import { provideClient } from "../../provide-client.ts";
import { profileUseCases } from "./use-cases.ts";

export const profile = moduleOf((bindings) => {
  profileUseCases(bindings);
  bindings.provide(ProfileStore, { state: MemoryState }, ({ state }) => makeMemoryProfileStore(state));
  bindings.contribute(UsernameChanged, keepFormerName);
  provideClient(bindings, ProfilesClient, profilesClient);
});
