import type { ProfileNotFound, ProfileVersionConflict } from "@morsel/application/profile/profile-store";
import type { ReportsOneself } from "@morsel/domain/social";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readOwnProfile, writeOwnProfile } from "./codec.ts";

type Refused = ProfileNotFound | ProfileVersionConflict | ReportsOneself;

export const profileRefusals: Refusals<Refused> = {
  ProfileNotFound: {},
  ProfileVersionConflict: { current: readOwnProfile },
  ReportsOneself: {},
};

export const profileProblems: Problems<Refused> = {
  fields: profileRefusals,
  problems: {
    ProfileNotFound: { status: 404, title: "No member has this username." },
    ProfileVersionConflict: {
      status: 409,
      title: "The profile changed on another device. Nothing was saved.",
      write: { current: writeOwnProfile },
    },
    ReportsOneself: { status: 422, title: "You cannot report yourself." },
  },
};
