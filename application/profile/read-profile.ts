import { ageOn } from "@morsel/domain/calendar";
import { meanEnergy } from "@morsel/domain/goals";
import type { Member, MemberId } from "@morsel/domain/identity";
import type { ProfilePart, Relation } from "@morsel/domain/privacy";
import { PROFILE_FRIENDS, profilePartsFor } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { AccountStore } from "../account/account-store.ts";
import type { MemberToday } from "../diary-settings/member-today.ts";
import type { ReadStreak } from "../diary/read-streak.ts";
import type { GoalStore } from "../goals/goal-store.ts";
import type { MemberStore } from "../identity/member-store.ts";
import type { MeasurementStore } from "../measurements/measurement-store.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import type { ProfileNotFound, ProfileStore } from "./profile-store.ts";
import type { ShownProfile } from "./shown-profile.ts";

export type ReadProfilePorts = {
  readonly profiles: ProfileStore;
  readonly members: Pick<MemberStore, "byId" | "byLogin">;
  readonly accounts: Pick<AccountStore, "settings">;
  readonly relations: MemberRelations;
  readonly goals: Pick<GoalStore, "on">;
  readonly measurements: Pick<MeasurementStore, "first" | "newest">;
  readonly today: MemberToday;
  readonly readStreak: ReadStreak;
};

/** The reader; undefined for a visitor. */
export type ProfileReader = MemberId | undefined;
export type VisibleProfile = {
  readonly member: Member;
  readonly relation: Relation;
  readonly parts: readonly ProfilePart[];
};

const notFound = Effect.fail<ProfileNotFound>({ _tag: "ProfileNotFound" });

export const makeReadProfile = (ports: ReadProfilePorts) => {
  const { profiles, members, accounts, relations, goals, measurements, today } = ports;

  /** SO31: by username alone: an address is nobody's public name. */
  const named = (username: string): Effect.Effect<Member | undefined> =>
    Effect.gen(function* () {
      if (username.includes("@")) return undefined;
      const found = yield* members.byLogin(username);
      if (found !== undefined) return found.member;
      const owner = yield* profiles.formerOwner(username);
      return owner === undefined ? undefined : yield* members.byId(owner);
    });

  const relationTo = (member: MemberId, reader: ProfileReader): Effect.Effect<Relation> => {
    if (reader === undefined) return Effect.succeed("stranger");
    if (reader === member) return Effect.succeed("self");
    return Effect.map(relations.areFriends(reader, member), (isFriend) => (isFriend ? "friend" : "stranger"));
  };

  /** W590: whom a reader sees by this name, and which parts of them. */
  const visible = Effect.fn("VisibleProfile")(function* (
    username: string,
    reader: ProfileReader,
  ): Effect.fn.Return<VisibleProfile, ProfileNotFound> {
    const member = yield* named(username.trim());
    if (member === undefined) return yield* notFound;
    const relation = yield* relationTo(member.id, reader);
    const parts = profilePartsFor({
      privacy: (yield* accounts.settings(member.id)).privacy,
      relation,
      isBlocked: reader !== undefined && (yield* relations.isBlockedBetween(reader, member.id)),
      isSuspended: member.suspendedAt !== undefined,
      isLeaving: member.eraseAt !== undefined,
    });
    return parts === undefined ? yield* notFound : { member, relation, parts };
  });

  const weightOf = (id: MemberId) =>
    Effect.gen(function* () {
      const [current] = yield* measurements.newest(id, "Weight", { limit: 1 });
      const first = yield* measurements.first(id, "Weight");
      return first === undefined || current === undefined
        ? {}
        : { weight: { firstKg: first.value, currentKg: current.value } };
    });

  const goalsOf = (member: Member) =>
    Effect.gen(function* () {
      const known = yield* goals.on(member.id, yield* today(member));
      const { goalWeightKg: weightKg, weeklyChangeKg } = member.profile;
      return known === undefined ? {} : { goals: { energy: meanEnergy(known), weightKg, weeklyChangeKg } };
    });

  /** W590: only what is shown is read. */
  const shown = Effect.fn("ShowProfile")(function* (
    { member, relation, parts }: VisibleProfile,
    reader: ProfileReader,
  ): Effect.fn.Return<ShownProfile> {
    const shows = (part: ProfilePart): boolean => parts.includes(part);
    const { about, pictureAt } = yield* profiles.read(member.id);
    const { country, birthDate } = member.profile;
    return {
      username: member.username,
      relation,
      memberSince: member.createdAt,
      ...(shows("picture") && pictureAt !== undefined ? { pictureAt } : {}),
      ...(shows("about") && about !== "" ? { about } : {}),
      ...(shows("location") ? { country } : {}),
      ...(shows("age") ? { age: ageOn(birthDate, yield* today(member)) } : {}),
      ...(shows("goals") ? yield* goalsOf(member) : {}),
      ...(shows("weight") ? yield* weightOf(member.id) : {}),
      ...(shows("streak") ? { streak: yield* ports.readStreak(member) } : {}),
      ...(shows("friends") ? { friends: yield* profiles.friendsOf(member.id, reader, PROFILE_FRIENDS) } : {}),
      ...(shows("last_login") && member.lastLogin !== undefined ? { lastLogin: member.lastLogin } : {}),
    };
  });

  return { visible, shown };
};

export type ReadProfile = ReturnType<typeof makeReadProfile>;
