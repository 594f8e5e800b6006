import type { FavouritesAreFull, OwnWordsAreFull } from "@morsel/application/favourites/favourite-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = FavouritesAreFull | OwnWordsAreFull;

export const favouriteRefusals: Refusals<Refused> = {
  FavouritesAreFull: { limit: "int" },
  OwnWordsAreFull: { limit: "int" },
};

export const favouriteProblems: Problems<Refused> = {
  fields: favouriteRefusals,
  problems: {
    FavouritesAreFull: { status: 422, title: "The maximum number of favorites is reached." },
    OwnWordsAreFull: { status: 422, title: "The maximum number of own names for foods is reached." },
  },
};
