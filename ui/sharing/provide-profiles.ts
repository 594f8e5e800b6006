import { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import type { AppContext } from "../composition/app-context.ts";

/** For routes that show members: the way to their profiles is fetched with the first page that does. */
export const provideProfiles = ({ provide }: Pick<AppContext, "provide">) =>
  provide({ profiles: ProfilesClient }, () => import("../composition/clients/profile.ts"));
