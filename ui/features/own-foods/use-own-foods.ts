import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import {
  invertOwnFood,
  projectOwnFoods,
  type OwnFoodCommand,
} from "@morsel/application/own-foods/client/own-food-command";
import type { OwnFoodSort, StoredOwnFood } from "@morsel/domain/foods";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { usePendingVariables } from "../../hooks/submit-mutation.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { useUndoableCommands } from "../../hooks/use-undoable-commands.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { OWN_FOODS_MUTATION, registerOwnFoodMutations } from "./own-food-mutations.ts";
import { ownFoodsQuery } from "./queries.ts";

export type OwnFoodPorts = {
  readonly ownFoods: OwnFoodsClient;
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

/** W162: own foods as they are shown, and what deletes them, with the words that follow and the way back. */
export const useOwnFoods = ({ ownFoods, device, toasts }: OwnFoodPorts, text: string, sort: OwnFoodSort) => {
  const intl = useIntl();
  const queries = useQueryClient();
  useState(() => registerOwnFoodMutations(queries, ownFoods));
  const found = useInfiniteQuery(ownFoodsQuery(ownFoods, text, sort));
  const pending = usePendingVariables<OwnFoodCommand>(OWN_FOODS_MUTATION);
  const said = found.data?.pages;
  const foods = useMemo(
    () =>
      said &&
      pending.reduce(
        projectOwnFoods,
        said.flatMap(({ items }) => items),
      ),
    [said, pending],
  );
  const { submitWithUndo } = useUndoableCommands<OwnFoodCommand>(
    { toasts },
    OWN_FOODS_MUTATION,
    (command) => [invertOwnFood(command, device.newId)],
    {
      notSaved: (problem) => intl.formatMessage({ id: "ownFoods.notSaved" }, { why: refusalWords(intl, problem) }),
      undo: intl.formatMessage({ id: "diary.undo" }),
    },
  );
  const remove = (gone: readonly StoredOwnFood[]): void =>
    void submitWithUndo(
      { kind: "delete", id: device.newId(), foods: gone },
      intl.formatMessage({ id: "ownFoods.deleted" }, { count: gone.length, name: gone[0]?.food.description ?? "" }),
    );
  return { ...found, foods, remove };
};
