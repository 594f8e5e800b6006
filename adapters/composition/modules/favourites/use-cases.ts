import { FavouriteStore } from "@morsel/application/favourites/favourite-store";
import { FavouriteUseCases, makeFavouriteUseCases } from "@morsel/application/favourites/use-cases";
import { MemberFoods } from "@morsel/application/foods/member-foods";
import { Clock } from "@morsel/application/platform/clock";
import type { Bindings } from "../../container.ts";

const ports = { favourites: FavouriteStore, foods: MemberFoods, clock: Clock };

export const favouriteUseCases = ({ provide }: Bindings): void =>
  provide(FavouriteUseCases, ports, makeFavouriteUseCases);
