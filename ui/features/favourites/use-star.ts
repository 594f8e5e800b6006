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

const STARRING = ["favourites", "star"];

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
    mutationKey: STARRING,
    mutationFn: async ({ id, isOn }: { readonly id: FoodId; readonly isOn: boolean }) =>
      run((await openFavourites()).star(id, isOn)),
    onMutate: async ({ id, isOn }) => {
      // An answer that was asked for before the tap does not know of it.
      await queries.cancelQueries({ queryKey: favouriteIdsKey });
      show(id, isOn);
    },
    onError: (problem, { id, isOn }) => {
      show(id, !isOn);
      toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    },
    // The list that is on the screen keeps its rows, so that a star can come back; it is read anew when it is opened again.
    onSuccess: () => queries.invalidateQueries({ queryKey: ["favourites", "list"], refetchType: "none" }),
    onSettled: () => {
      if (queries.isMutating({ mutationKey: STARRING }) === 1)
        void queries.invalidateQueries({ queryKey: favouriteIdsKey });
    },
  });
  const toggle = async ({ id }: Pick<Food, "id">): Promise<void> => {
    try {
      // A tap that comes before it is known what is starred waits for it: it could do the opposite of what was meant.
      const known = await queries.ensureQueryData(favouriteIdsQuery(openFavourites));
      mutate({ id, isOn: !known.includes(id) });
    } catch (problem) {
      toasts.show({ severity: "error", message: refusalWords(intl, problem) });
    }
  };
  return { isOn: (id) => ids.includes(id), toggle: (food) => void toggle(food) };
};
