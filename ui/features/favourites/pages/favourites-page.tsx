import { getRouteApi } from "@tanstack/react-router";
import { FavouritesScreen } from "../components/favourites-screen.tsx";

const route = getRouteApi("/food/favourites");

/** /food/favourites: starred foods and own words. */
export const FavouritesPage = () => {
  const { favourites, toasts } = route.useRouteContext();
  return <FavouritesScreen favourites={favourites} toasts={toasts} />;
};
