import type {
  OwnFoodNotFound,
  OwnFoodsAreFull,
  OwnFoodVersionConflict,
} from "@morsel/application/own-foods/own-food-store";
import type { SubmissionRefused } from "@morsel/domain/foods";
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
    OwnFoodNotFound: { status: 404, title: "There is no such food of your own." },
    OwnFoodVersionConflict: {
      status: 409,
      title: "The food was changed elsewhere; nothing was written.",
      write: { current: writeOwnFood },
    },
    OwnFoodsAreFull: { status: 422, title: "A member has no more foods of their own." },
    SubmissionNeeds: { status: 422, title: "These figures must be known before a food is offered to all." },
    SubmissionMisplaced: { status: 409, title: "The food is not where this can be done." },
    ReasonRefused: { status: 422, title: "A refusal needs a reason." },
  },
};
