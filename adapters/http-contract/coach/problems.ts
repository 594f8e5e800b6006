import type { ClientNotFound } from "@morsel/application/coach/client-access";
import type { CoachGrantNotFound, TooManyCoaches } from "@morsel/application/coach/coach-store";
import type { CoachCommentNotFound } from "@morsel/application/coach/comment-store";
import type { CoachDayIsFull, CoachLinkRefused } from "@morsel/domain/social";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | ClientNotFound
  | CoachCommentNotFound
  | CoachDayIsFull
  | CoachGrantNotFound
  | CoachLinkRefused
  | TooManyCoaches;

export const coachRefusals: Refusals<Refused> = {
  ClientNotFound: {},
  CoachCommentNotFound: {},
  CoachDayIsFull: { limit: "int" },
  CoachGrantNotFound: {},
  CoachLinkNotFound: {},
  CoachesOneself: {},
  TooManyClients: { limit: "int" },
  TooManyCoaches: { limit: "int" },
};

export const coachProblems: Problems<Refused> = {
  fields: coachRefusals,
  problems: {
    ClientNotFound: { status: 404, title: "No client of yours has this username, or they do not share this with you." },
    CoachCommentNotFound: { status: 404, title: "This comment does not exist, or is not a coach's." },
    CoachDayIsFull: { status: 422, title: "The maximum number of comments on this day is reached." },
    CoachGrantNotFound: { status: 404, title: "This access does not exist." },
    CoachLinkNotFound: { status: 404, title: "The link does not exist, has expired or was used by another member." },
    CoachesOneself: { status: 422, title: "You cannot be your own coach." },
    TooManyClients: { status: 422, title: "The maximum number of clients is reached." },
    TooManyCoaches: { status: 422, title: "The maximum number of coaches is reached." },
  },
};
