import type { DishNotFound, FridgeIsFull, PortionNotFound } from "@morsel/application/fridge/fridge-store";
import type { DishVersionConflict } from "@morsel/application/fridge/take-portion";
import type { DishHasLess } from "@morsel/domain/household";
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
    DishHasLess: { status: 422, title: "There is less of the dish; say that you are sure, or take less." },
    DishNotFound: { status: 404, title: "There is no such dish in the fridge." },
    DishVersionConflict: {
      status: 409,
      title: "Somebody was faster; nothing was written.",
      write: { current: writeDish },
    },
    FridgeIsFull: { status: 422, title: "There are as many dishes as a fridge holds." },
    PortionNotFound: { status: 404, title: "There is no such portion of yours." },
  },
};
