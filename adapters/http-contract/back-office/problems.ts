import type {
  CodeNotFound,
  CodeTaken,
  EventNotFound,
  FoodImportNotFound,
  FoodImportRunning,
  NoGift,
} from "@morsel/application/back-office/refusals";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = CodeNotFound | CodeTaken | EventNotFound | FoodImportNotFound | FoodImportRunning | NoGift;

export const backOfficeRefusals: Refusals<Refused> = {
  CodeNotFound: {},
  CodeTaken: {},
  EventNotFound: {},
  FoodImportNotFound: {},
  FoodImportRunning: {},
  NoGift: {},
};

export const backOfficeProblems: Problems<Refused> = {
  fields: backOfficeRefusals,
  problems: {
    CodeNotFound: { status: 404, title: "The code does not exist." },
    CodeTaken: { status: 409, title: "Another code has this text." },
    EventNotFound: { status: 404, title: "The report does not exist any more." },
    FoodImportNotFound: { status: 404, title: "The import does not exist." },
    FoodImportRunning: { status: 409, title: "The import is still running." },
    NoGift: { status: 409, title: "No premium was given to this member by hand." },
  },
};
