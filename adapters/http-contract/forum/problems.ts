import type {
  PostNotFound,
  PostVersionConflict,
  TopicNotFound,
  WriteRefused,
} from "@morsel/application/forum/forum-store";
import type {
  BanRefused,
  CategoryClosed,
  ModerationRefused,
  ReactsToOneself,
  TooManyFollowed,
} from "@morsel/domain/forum";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | TopicNotFound
  | PostNotFound
  | PostVersionConflict
  | WriteRefused
  | BanRefused
  | TooManyFollowed
  | ReactsToOneself
  | CategoryClosed
  | ModerationRefused;

export const forumRefusals: Refusals<Refused> = {
  TopicNotFound: {},
  PostNotFound: {},
  PostVersionConflict: {},
  TopicLocked: {},
  CategoryClosed: {},
  Banned: { reason: "string", until: "int" },
  ModeratorNeeded: {},
  ReasonNeeded: {},
  BansModerator: {},
  ReactsToOneself: {},
  TooManyFollowed: { max: "int" },
};

export const forumProblems: Problems<Refused> = {
  fields: forumRefusals,
  problems: {
    TopicNotFound: { status: 404, title: "The topic does not exist." },
    PostNotFound: { status: 404, title: "The post does not exist, or is not yours to change." },
    PostVersionConflict: { status: 409, title: "The post changed since it was read. Nothing was saved." },
    TopicLocked: { status: 403, title: "The topic is locked." },
    CategoryClosed: { status: 403, title: "The category takes no new topics." },
    Banned: { status: 403, title: "The moderators have banned this member from writing." },
    ModeratorNeeded: { status: 403, title: "Only moderators can do this.", isUnseen: true },
    ReasonNeeded: { status: 422, title: "A ban needs a reason." },
    TooManyFollowed: { status: 422, title: "The member follows as many topics as one can." },
    ReactsToOneself: { status: 422, title: "Members react to posts of others." },
    BansModerator: { status: 422, title: "A moderator cannot be banned." },
  },
};
