import type { DishNotFound, FridgeIsFull, PortionNotFound, DishHasLess } from "@morsel/domain/household";
import type { DishVersionConflict } from "@morsel/application/fridge/take-portion";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readDish, writeDish } from "./codec.ts";

type Refused = DishHasLess | DishNotFound | DishVersionConflict | FridgeIsFull | PortionNotFound;

export const fridgeRefusals: Refusals<Refused> = {
  DishHasLess: { left: "int", asked: "int" },
  DishNotFound: { id: "string" },
  DishVersionConflict: { current: readDish },
  FridgeIsFull: { limit: "int" },
  PortionNotFound: { id: "string" },
};

export const fridgeProblems: Problems<Refused> = {
  fields: fridgeRefusals,
  problems: {
    DishHasLess: { status: 422, title: "Less of the dish is left. Confirm the amount or take less." },
    DishNotFound: { status: 404, title: "The dish is not in the fridge." },
    DishVersionConflict: {
      status: 409,
      title: "Someone else changed the dish first. Nothing was saved.",
      write: { current: writeDish },
    },
    FridgeIsFull: { status: 422, title: "The maximum number of dishes in the fridge is reached." },
    PortionNotFound: { status: 404, title: "The portion does not exist." },
  },
};
