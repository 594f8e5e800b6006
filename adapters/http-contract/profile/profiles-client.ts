import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { type ApiClient, done } from "../shared/call.ts";
import { readOwnProfile, readPictures, readProfile } from "./codec.ts";
import * as calls from "./profile-calls.ts";

const BOUND = { username: 100, about: 4000, report: 4000 };

export const profilesClient = ({ call, addressOf }: ApiClient): ProfilesClient => ({
  profile: (username) => call(calls.profile, { params: { username: username.slice(0, BOUND.username) } }, readProfile),
  pictures: (usernames) => call(calls.profilePictures, { payload: { usernames } }, readPictures),
  pictureSource: ({ username, pictureAt }, size) =>
    addressOf(calls.profilePicture, {
      params: { username },
      query: { size, at: new Date(pictureAt).toISOString() },
    }),
  own: call(calls.ownProfile, {}, readOwnProfile),
  preview: (audience) => call(calls.previewProfile, { query: { audience } }, readProfile),
  saveAbout: (about, version) =>
    call(calls.changeProfile, { payload: { about: about.slice(0, BOUND.about), version } }, readOwnProfile),
  putPicture: (file) => call(calls.putProfilePicture, { bytes: file }, readOwnProfile),
  removePicture: call(calls.deleteProfilePicture, {}, readOwnProfile),
  report: ({ text, ...report }) =>
    call(calls.reportProfile, { payload: { ...report, text: text.slice(0, BOUND.report) } }, done),
});
