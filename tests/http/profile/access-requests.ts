import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";
import { PICTURE } from "../support/picture.ts";

const OWN = "/api/services/profile";
const PROFILES = "/api/services/profiles";

export const accessRequests: AccessRequests = {
  "profiles.profile": [`${PROFILES}/peg`],
  "profiles.profilePicture": [`${PROFILES}/peg/picture?size=small`],
  "ownProfile.ownProfile": [OWN],
  "ownProfile.changeProfile": [OWN, { about: "I bake", version: 0 }],
  "ownProfile.previewProfile": [`${OWN}/preview?audience=friends`],
  "ownProfile.putProfilePicture": [`${OWN}/picture`, PICTURE],
  "ownProfile.deleteProfilePicture": [`${OWN}/picture`],
  "ownProfile.profilePictures": [`${OWN}/pictures`, { usernames: ["peg"] }],
  "ownProfile.reportProfile": [`${OWN}/report`, { id: id(4800), username: "peg", reason: "spam", text: "" }],
};

export const namingRequests: AccessRoom["namingRequests"] = (username, newId) => ({
  "profiles.profile": [`${PROFILES}/${username}`],
  "profiles.profilePicture": [`${PROFILES}/${username}/picture?size=large`],
  "ownProfile.profilePictures": [`${OWN}/pictures`, { usernames: [username] }],
  "ownProfile.reportProfile": [`${OWN}/report`, { id: newId(), username, reason: "spam", text: "" }],
});

/** The other has a profile with a picture, all of which is for everyone. */
export const prepareBlocked: AccessRoom["prepareBlocked"] = async ({ target }) => {
  await target.send("POST", `${OWN}/picture`, PICTURE);
  await target.send("PATCH", OWN, { about: "Hello", version: 0 });
};

/** Peg has a picture. */
export const prepare: AccessRoom["prepare"] = async ({ server }) => {
  const peg = await joined(server, "peg");
  await peg.send("POST", `${OWN}/picture`, PICTURE);
};
