import { useNavigate, useRouteContext, useRouter, useSearch } from "@tanstack/react-router";
import type { BrowseClient } from "@morsel/application/foods/client/browse-client";
import type { Food } from "@morsel/domain/foods";
import { isNutrientId } from "@morsel/domain/nutrition";
import { useCallback } from "react";
import type { AppContext } from "../../../composition/app-context.ts";
import { FavouriteStar } from "../../favourites/pages/favourite-actions.tsx";
import type { Listed } from "../browse-queries.ts";
import { BrowseSection } from "../components/browse-section.tsx";
import { DatabaseScreen } from "../components/database-screen.tsx";
import { foodPath } from "../../../food-rows/food-path.ts";
import type { DatabaseSearch } from "../routes.ts";
import { useLatest } from "../../../hooks/use-latest.ts";

const listedIn = ({ group, richest, per = "serving" }: DatabaseSearch): Listed | undefined =>
  group !== undefined
    ? { group }
    : richest === undefined || !isNutrientId(richest)
      ? undefined
      : { nutrient: richest, by: per };

const searchOf = (listed: Listed | undefined): DatabaseSearch =>
  listed === undefined
    ? {}
    : listed.nutrient === undefined
      ? { group: listed.group }
      : { richest: listed.nutrient, per: listed.by };

/** The food database, in the open and for members alike; `?q=` holds what is searched, `?group=` and `?richest=` a list. */
export const FoodDatabasePage = () => {
  const router = useRouter();
  const { foods, sessionWatch }: AppContext = router.options.context;
  const { browse } = useRouteContext({ strict: false }) as { readonly browse: BrowseClient };
  const isMember = useLatest(sessionWatch.status$, sessionWatch.current()).status === "authenticated";
  const search: DatabaseSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const onText = useCallback(
    (text: string) =>
      void navigate({ to: ".", search: text === "" ? {} : { q: text }, replace: true, resetScroll: false }),
    [navigate],
  );
  const afterRow = isMember ? (food: Food) => <FavouriteStar food={food} /> : undefined;
  const pathOf = (food: Food) => foodPath(food, isMember);
  return (
    <DatabaseScreen
      foods={foods}
      text={search.q ?? ""}
      onText={onText}
      pathOf={pathOf}
      isMember={isMember}
      afterRow={afterRow}
    >
      <BrowseSection
        browse={browse}
        listed={listedIn(search)}
        onListed={(listed) => void navigate({ to: ".", search: searchOf(listed) })}
        pathOf={pathOf}
        afterRow={afterRow}
      />
    </DatabaseScreen>
  );
};
