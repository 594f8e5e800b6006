import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn } from "../shared/access.ts";
import { PageLimit, textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { friendProblems } from "./problems.ts";
import {
  AcceptPayload,
  BlockedPage,
  CodePayload,
  FriendPage,
  FriendSort,
  IdPayload,
  InvitationPage,
  InvitationPreview,
  InvitePayload,
  UsernamePayload,
  UsernamesPayload,
} from "./schemas.ts";

const {
  AlreadyAnswered,
  AlreadyFriends,
  AlreadyInvited,
  BlocksOneself,
  FriendInvitationNotFound,
  InvitesOneself,
  MemberUnknown,
  NotYoursToAnswer,
  TheyInvitedYou,
  TooManyFriends,
  TooManyInvitations,
} = problemSchemas(friendProblems);

const Cursor = Schema.optionalKey(textUpTo(200));

export class FriendsGroup extends HttpApiGroup.make("friends")
  .add(
    HttpApiEndpoint.get("friends", "/", {
      query: {
        sort: Schema.optionalKey(FriendSort),
        query: Schema.optionalKey(textUpTo(100)),
        limit: Schema.optionalKey(PageLimit),
        cursor: Cursor,
      },
      success: FriendPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("removeFriend", "/remove", { payload: UsernamePayload, success: UsernamePayload }).annotate(
      Access,
      "member",
    ),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/friends") {}

export class InvitationsGroup extends HttpApiGroup.make("invitations")
  .add(
    HttpApiEndpoint.get("invitations", "/", {
      query: {
        direction: Schema.Literals(["received", "sent"]),
        limit: Schema.optionalKey(PageLimit),
        cursor: Cursor,
      },
      success: InvitationPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("inviteFriend", "/", {
      payload: InvitePayload,
      success: IdPayload,
      error: [
        AlreadyFriends,
        AlreadyInvited,
        FieldRefused,
        InvitesOneself,
        MemberUnknown,
        TheyInvitedYou,
        TooManyInvitations,
        TooManyTries,
      ],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("previewFriendInvitation", "/look", {
      payload: CodePayload,
      success: InvitationPreview,
      error: FriendInvitationNotFound,
    })
      .annotate(Access, "member")
      .annotate(Scope, "people:read"),
    HttpApiEndpoint.post("acceptFriendInvitation", "/accept", {
      payload: AcceptPayload,
      success: AcceptPayload,
      error: [AlreadyAnswered, FriendInvitationNotFound, InvitesOneself, NotYoursToAnswer, TooManyFriends],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("declineFriendInvitation", "/decline", {
      payload: IdPayload,
      success: IdPayload,
      error: [AlreadyAnswered, FriendInvitationNotFound, NotYoursToAnswer],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("cancelFriendInvitation", "/cancel", {
      payload: IdPayload,
      success: IdPayload,
      error: [AlreadyAnswered, FriendInvitationNotFound, NotYoursToAnswer],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/invitations") {}

/** Specification 7: the calls and their parameters. */
export class BlockedUsersGroup extends HttpApiGroup.make("blockedUsers")
  .add(
    HttpApiEndpoint.get("blockedUsers", "/", {
      query: {
        page: Schema.optionalKey(Schema.Int),
        limit: Schema.optionalKey(PageLimit),
      },
      success: BlockedPage,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("blockUser", "/block", {
      payload: UsernamePayload,
      success: UsernamePayload,
      error: [BlocksOneself, MemberUnknown],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("unblockUsers", "/bulk_unblock", {
      payload: UsernamesPayload,
      success: UsernamesPayload,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/blocked_users") {}

export { friendProblems } from "./problems.ts";
