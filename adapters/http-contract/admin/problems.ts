import type { ActsOnOneself, AdminOutranked } from "@morsel/domain/admin";
import type {
  AdminEntryNeeded,
  FirstLinkRefused,
  JobNotFound,
  MemberNotFound,
  SecondStepMissing,
  UsernameMismatch,
} from "@morsel/application/admin/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused =
  | ActsOnOneself
  | AdminEntryNeeded
  | AdminOutranked
  | FirstLinkRefused
  | JobNotFound
  | MemberNotFound
  | SecondStepMissing
  | UsernameMismatch;

export const adminRefusals: Refusals<Refused> = {
  ActsOnOneself: {},
  AdminEntryNeeded: {},
  AdminOutranked: {},
  FirstLinkRefused: {},
  JobNotFound: {},
  MemberNotFound: {},
  SecondStepMissing: {},
  UsernameMismatch: {},
};

export const adminProblems: Problems<Refused> = {
  fields: adminRefusals,
  problems: {
    ActsOnOneself: { status: 422, title: "You cannot do this to your own account." },
    AdminEntryNeeded: { status: 403, title: "Enter a code of your second step first." },
    AdminOutranked: { status: 403, title: "Only a super admin can do this." },
    FirstLinkRefused: { status: 404, title: "The link has expired, was already used or is incomplete." },
    JobNotFound: { status: 404, title: "The job was done or deleted meanwhile." },
    MemberNotFound: { status: 404, title: "The member does not exist." },
    SecondStepMissing: { status: 403, title: "Set up the second step of your account first." },
    UsernameMismatch: {
      status: 422,
      title: "The username is not the member's.",
      constants: { field: "confirmation" },
    },
  },
};
