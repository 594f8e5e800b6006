import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { Food, FoodId } from "@morsel/domain/foods";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { favouriteIdsKey, favouriteIdsQuery } from "./queries.ts";

export type StarPorts = {
  readonly openFavourites: () => FavouritesClient | Promise<FavouritesClient>;
  readonly toasts: Pick<Toasts, "show">;
};

export type Stars = { readonly isOn: (id: FoodId) => boolean; readonly toggle: (food: Pick<Food, "id">) => void };

/** W305: the stars of a list; what was tapped shows at once, and goes back where it could not be kept. */
export const useStars = ({ openFavourites, toasts }: StarPorts, isEnabled = true): Stars => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data: ids = [] } = useQuery({ ...favouriteIdsQuery(openFavourites), enabled: isEnabled });
  const show = (id: FoodId, isOn: boolean) =>
    queries.setQueryData<readonly FoodId[]>(favouriteIdsKey, (before = []) =>
      isOn ? [id, ...before.filter((one) => one !== id)] : before.filter((one) => one !== id),
    );
  const { mutate } = useMutation({
    mutationFn: async ({ id, isOn }: { readonly id: FoodId; readonly isOn: boolean }) =>
      run((await openFavourites()).star(id, isOn)),
    onMutate: ({ id, isOn }) => void show(id, isOn),
    onError: (problem, { id, isOn }) => {
      show(id, !isOn);
      toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["favourites", "list"] }),
  });
  const isOn = (id: FoodId): boolean => ids.includes(id);
  return { isOn, toggle: ({ id }) => mutate({ id, isOn: !isOn(id) }) };
};
