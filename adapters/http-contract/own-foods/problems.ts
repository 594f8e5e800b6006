import type { OwnFoodNotFound, OwnFoodsAreFull, OwnFoodVersionConflict, SubmissionRefused } from "@morsel/domain/foods";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readOwnFood, writeOwnFood } from "./codec.ts";

type Refused = OwnFoodNotFound | OwnFoodVersionConflict | OwnFoodsAreFull | SubmissionRefused;

export const ownFoodRefusals: Refusals<Refused> = {
  OwnFoodNotFound: { id: "string" },
  OwnFoodVersionConflict: { current: readOwnFood },
  OwnFoodsAreFull: { limit: "int" },
  SubmissionNeeds: { missing: "strings" },
  SubmissionMisplaced: { state: "string" },
  ReasonRefused: { max: "int" },
};

export const ownFoodProblems: Problems<Refused> = {
  fields: ownFoodRefusals,
  problems: {
    OwnFoodNotFound: { status: 404, title: "The own food does not exist." },
    OwnFoodVersionConflict: {
      status: 409,
      title: "The food changed on another device. Nothing was saved.",
      write: { current: writeOwnFood },
    },
    OwnFoodsAreFull: { status: 422, title: "The maximum number of own foods is reached." },
    SubmissionNeeds: { status: 422, title: "These values are required before a food can be submitted for everyone." },
    SubmissionMisplaced: { status: 409, title: "The food is not in a state that allows this." },
    ReasonRefused: { status: 422, title: "A reason is required." },
  },
};
