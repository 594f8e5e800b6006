import { Button } from "@mantine/core";
import { UNDO_DURATION } from "../../../hooks/toasts.ts";
import type { Food } from "@morsel/domain/foods";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import type { AppContext } from "../../../composition/app-context.ts";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useAppOrNone } from "../../../routes/use-app-or-none.ts";
import { provideOwnFoods } from "../routes.ts";
import { invalidateFoods } from "../own-food-mutations.ts";
import { DeletedFoodNote } from "../components/deleted-food-note.tsx";

export type DeletedFoodProps = { readonly food: Pick<Food, "id" | "description" | "source"> };

/** W290: on the page of a deleted food. What a housemate deleted comes back by the housemate alone. */
export const DeletedFood = ({ food }: DeletedFoodProps) => {
  const app = useAppOrNone();
  return app === undefined || food.source.owner !== undefined ? (
    <DeletedFoodNote />
  ) : (
    <OfMember food={food} app={app} />
  );
};

const OfMember = ({ food, app }: DeletedFoodProps & { readonly app: AppContext }) => {
  const { toasts } = app;
  const intl = useIntl();
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: async () => {
      const [{ ownFoods }] = await Promise.all([provideOwnFoods({ context: app }), app.words("own-foods")]);
      return run(ownFoods.restore([food.id]));
    },
    onSuccess: () => {
      invalidateFoods(queries);
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "foods.isBack" }, { name: food.description }),
        duration: UNDO_DURATION,
      });
    },
    onError: (problem) =>
      toasts.show({ severity: "error", message: refusalWords(intl, problem), duration: UNDO_DURATION }),
  });
  return (
    <DeletedFoodNote>
      <Button variant="default" loading={restore.isPending} onClick={() => restore.mutate()}>
        <FormattedMessage id="foods.bringBack" />
      </Button>
    </DeletedFoodNote>
  );
};
