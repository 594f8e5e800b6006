import { profilesClient } from "@morsel/adapters/http-contract/profile/profiles-client";
import { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { clientModule } from "../client-module.ts";

export default clientModule(ProfilesClient, profilesClient);
