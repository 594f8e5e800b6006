import type {
  ProfilePictures,
  ProfileStore,
  ProfileVersionConflict,
  StoredProfile,
} from "@morsel/application/profile/profile-store";
import { DEFAULT_ACCOUNT_SETTINGS } from "@morsel/domain/account";
import { usernameKey, type Member, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { settingsTable } from "../identity/account-tables.ts";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { blockedBetween, friendTable } from "../social/relation-tables.ts";
import { addReport, hasReport, reportsOf } from "../social/report-table.ts";

const profileTable = memoryTable(() => new Map<MemberId, StoredProfile>());
const pictureTable = memoryTable(() => new Map<MemberId, ProfilePictures>());
/** Keys of usernames that members gave up, and when. */
const formerNameTable = memoryTable(() => new Map<MemberId, Map<string, number>>());

/** SO31: the name leads to the member who gave it up last. */
export const keepFormerName = (state: MemoryState, member: MemberId, former: string, at: number): void => {
  const own = state.of(formerNameTable).get(member) ?? new Map<string, number>();
  state.of(formerNameTable).set(member, own.set(former, at));
};

const isOpen = ({ suspendedAt, eraseAt }: Member): boolean => suspendedAt === undefined && eraseAt === undefined;

/** Each method runs in one go, as a transaction would. */
export const makeMemoryProfileStore = (state: MemoryState): ProfileStore => {
  const profiles = state.of(profileTable);
  const of = (member: MemberId): StoredProfile => profiles.get(member) ?? { about: "", version: 0 };
  const keep = (member: MemberId, next: StoredProfile): StoredProfile => {
    profiles.set(member, next);
    return next;
  };
  const everyone = (): readonly Member[] => [...state.of(membersTable).values()].map(({ member }) => member);
  const privacyOf = (member: MemberId) => (state.of(settingsTable).get(member) ?? DEFAULT_ACCOUNT_SETTINGS).privacy;
  return {
    read: (member) => Effect.sync(() => of(member)),
    saveAbout: (member, about, version) =>
      Effect.suspend((): Effect.Effect<StoredProfile, ProfileVersionConflict> => {
        const current = of(member);
        if (current.about === about) return Effect.succeed(current);
        return current.version === version
          ? Effect.succeed(keep(member, { ...current, about, version: version + 1 }))
          : Effect.fail({ _tag: "ProfileVersionConflict", current });
      }),
    putPicture: (member, pictures, at) =>
      Effect.sync(() => {
        const { pictureAt: _before, ...current } = of(member);
        state.of(pictureTable).delete(member);
        if (pictures === undefined) return keep(member, current);
        state.of(pictureTable).set(member, pictures);
        return keep(member, { ...current, pictureAt: at });
      }),
    picture: (member, size) => Effect.sync(() => state.of(pictureTable).get(member)?.[size]),
    pictured: (reader, usernames) =>
      Effect.sync(() => {
        const keys = new Set(usernames.map(usernameKey));
        return everyone().flatMap((member) => {
          const { id, username } = member;
          const { pictureAt } = of(id);
          if (!keys.has(usernameKey(username)) || pictureAt === undefined || !isOpen(member)) return [];
          if (blockedBetween(state, reader, id)) return [];
          const isFriend = state.of(friendTable).get(reader)?.has(id) === true;
          return [{ id, username, pictureAt, privacy: privacyOf(id), isFriend }];
        });
      }),
    friendsOf: (member, reader, limit) =>
      Effect.sync(() => {
        const found = [...(state.of(friendTable).get(member) ?? [])]
          .toSorted(([, a], [, b]) => b - a)
          .flatMap(([id]) => {
            const friend = state.of(membersTable).get(id)?.member;
            const isHidden = reader !== undefined && blockedBetween(state, reader, id);
            return friend === undefined || !isOpen(friend) || isHidden ? [] : [friend.username];
          });
        return { total: found.length, usernames: found.slice(0, limit) };
      }),
    formerOwner: (username) =>
      Effect.sync(() => {
        const key = usernameKey(username);
        const [newest] = [...state.of(formerNameTable)]
          .flatMap(([member, names]) => {
            const at = names.get(key);
            return at === undefined ? [] : [{ member, at }];
          })
          .toSorted((a, b) => b.at - a.at);
        return newest?.member;
      }),
    report: (by, { id, about, reason, text, at }) =>
      Effect.sync(() => {
        if (hasReport(state, by, id)) return;
        const username = state.of(membersTable).get(about)?.member.username ?? "";
        const reported = { username, about: of(about).about };
        addReport(state, { id, kind: "profile", thing: about, by, about, reason, text, reported, at });
      }),
    reports: (limit) => Effect.sync(() => reportsOf(state, "profile", limit)),
  };
};
