import type { StoredProfile } from "@morsel/application/profile/profile-store";
import type { ShownProfile } from "@morsel/application/profile/shown-profile";
import type { MemberPicture } from "@morsel/application/profile/use-cases";
import type { WireOwnProfile, WirePictures, WireProfile } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
const instantOrNull = (at: number | undefined): string | null => (at === undefined ? null : instant(at));

/** The field under its name, unless it is null. */
const present = <Name extends string, A>(name: Name, value: A | null): { readonly [N in Name]?: A } =>
  (value === null ? {} : { [name]: value }) as { readonly [N in Name]?: A };

export const writeProfile = (shown: ShownProfile): WireProfile => ({
  username: shown.username,
  relation: shown.relation,
  member_since: instant(shown.memberSince),
  picture_at: instantOrNull(shown.pictureAt),
  about: shown.about ?? null,
  country: shown.country ?? null,
  age: shown.age ?? null,
  goals:
    shown.goals === undefined
      ? null
      : {
          energy: shown.goals.energy,
          weight_kg: shown.goals.weightKg,
          weekly_change_kg: shown.goals.weeklyChangeKg,
        },
  weight: shown.weight === undefined ? null : { first_kg: shown.weight.firstKg, current_kg: shown.weight.currentKg },
  streak: shown.streak ?? null,
  friends: shown.friends ?? null,
  last_login: instantOrNull(shown.lastLogin),
});

export const readProfile = (wire: WireProfile): ShownProfile => ({
  username: wire.username,
  relation: wire.relation,
  memberSince: Date.parse(wire.member_since),
  ...present("pictureAt", wire.picture_at === null ? null : Date.parse(wire.picture_at)),
  ...present("about", wire.about),
  ...present("country", wire.country),
  ...present("age", wire.age),
  ...(wire.goals === null
    ? {}
    : {
        goals: {
          energy: wire.goals.energy,
          weightKg: wire.goals.weight_kg,
          weeklyChangeKg: wire.goals.weekly_change_kg,
        },
      }),
  ...(wire.weight === null ? {} : { weight: { firstKg: wire.weight.first_kg, currentKg: wire.weight.current_kg } }),
  ...present("streak", wire.streak),
  ...present("friends", wire.friends),
  ...present("lastLogin", wire.last_login === null ? null : Date.parse(wire.last_login)),
});

export const writeOwnProfile = ({ about, pictureAt, version }: StoredProfile): WireOwnProfile => ({
  about,
  picture_at: instantOrNull(pictureAt),
  version,
});

export const readOwnProfile = ({ about, picture_at: at, version }: WireOwnProfile): StoredProfile => ({
  about,
  ...(at === null ? {} : { pictureAt: Date.parse(at) }),
  version,
});

export const writePictures = (pictures: readonly MemberPicture[]): WirePictures => ({
  items: pictures.map(({ username, pictureAt }) => ({ username, picture_at: instant(pictureAt) })),
});

export const readPictures = ({ items }: WirePictures): readonly MemberPicture[] =>
  items.map(({ username, picture_at: at }) => ({ username, pictureAt: Date.parse(at) }));
