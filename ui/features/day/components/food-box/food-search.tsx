import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { optionOfFood, optionOfUsage, type FoodOption, ownFoodOptions, latestUses } from "@morsel/domain/diary";
import type { TimeOfDay } from "@morsel/domain/calendar";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, type RefObject } from "react";
import { foodQuery, typedQuery } from "../../../foods/queries.ts";
import { typedLinesQuery } from "./typed-lines-query.ts";
import { ownTabQuery, dishesTabQuery, startersQuery, suggestionsQuery } from "../../../../logging/queries.ts";
import type { FoodBoxControl } from "./use-food-box.ts";
import type { FoodPanelPorts } from "./food-panel.tsx";
import { FoodBox } from "./food-box.tsx";

export type FoodSearchProps = FoodBoxControl & {
  /** Diary of the member, asked for foods that are logged often. */
  readonly diary: DiaryClient;
  /** Food database, asked while somebody types. */
  readonly foods: FoodsClient;
  /** Search field, for a page that focuses it. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Puts the focus into the field when it appears. */
  readonly autoFocus?: boolean;
  /** Time of day, which decides what is offered first. */
  readonly at: TimeOfDay;
  /** Ports of the panel below the field, which logs. */
  readonly ports: FoodPanelPorts;
};

const NO_SUGGESTIONS = { usual: [], recent: [], frequent: [] };

/** Long enough to skip the letters of a fast word, too short to be felt. */
const PAUSE = 60;

/** The box on the ports: asks as one types, remembers how each food was used last. */
export const FoodSearch = ({ diary, foods, at, ...box }: FoodSearchProps) => {
  const { text, editing, tab } = box.state;
  const wanted = text.trim();
  const isTyped = wanted !== "";
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const typed = useQuery(typedQuery(foods, isTyped ? asked : ""));
  // W304: until amounts are read nothing is logged in another one.
  const lines = useQuery(typedLinesQuery(useQueryClient(), foods, isTyped ? asked : ""));
  const read = lines.data?.text === wanted ? lines.data.answer : undefined;
  const suggestions = useQuery(suggestionsQuery(diary, box.meal, at));
  const food = useQuery({
    ...foodQuery(foods, editing?.foodId ?? ("none" as FoodOption["foodId"])),
    enabled: editing !== undefined && editing.food === undefined,
  });

  const shownTab =
    tab ?? (suggestions.data?.usual.length === 0 && suggestions.data.recent.length > 0 ? "recent" : "usual");
  const isUsualUnknown = shownTab === "usual" && suggestions.data?.usual.length === 0;
  const starters = useQuery(startersQuery(foods, box.meal, isUsualUnknown && box.state.isOpen));
  const isOwn = !isTyped && shownTab === "my_foods";
  const own = useQuery(ownTabQuery(foods, isOwn && box.state.isOpen));
  const isDish = !isTyped && shownTab === "recipes";
  const dishes = useQuery(dishesTabQuery(foods, isDish && box.state.isOpen));
  const options = useMemo(() => {
    if (!isTyped) {
      if (isUsualUnknown) return starters.data ?? [];
      if (shownTab === "my_foods") return ownFoodOptions(own.data ?? [], suggestions.data ?? NO_SUGGESTIONS);
      if (shownTab === "recipes") return ownFoodOptions(dishes.data ?? [], suggestions.data ?? NO_SUGGESTIONS);
      return shownTab === "meals" ? [] : (suggestions.data?.[shownTab] ?? []).map(optionOfUsage);
    }
    if (read?.options !== undefined) return read.options;
    const page = typed.data?.page;
    const { recent = [], frequent = [], usual = [] } = suggestions.data ?? {};
    const uses = latestUses([...(page?.usages ?? []), ...recent, ...frequent, ...usual]);
    return (page?.items ?? []).map((item) => ({ ...optionOfFood(item, uses.get(item.id)), match: item.match }));
  }, [isTyped, read, typed.data, suggestions.data, shownTab, isUsualUnknown, starters.data, own.data, dishes.data]);

  const source = isTyped ? typed : isOwn ? own : isDish ? dishes : suggestions;
  const isFresh = isTyped ? typed.data?.text === wanted && !lines.isLoading : source.data !== undefined;
  const freshness = source.isError && !source.isFetching ? "failed" : isFresh ? "ready" : "stale";
  return (
    <FoodBox
      {...box}
      tab={shownTab}
      list={{ options, freshness, plate: read?.plate }}
      editingFood={editing?.food ?? food.data}
      onRetry={() => void source.refetch()}
    />
  );
};
