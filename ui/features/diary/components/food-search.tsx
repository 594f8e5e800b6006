import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { latestUses, type Meal, type TimeOfDay } from "@morsel/domain/diary";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState, type RefObject } from "react";
import { hitOfFood, hitOfUsage, type Hit } from "../../foods/hit.ts";
import { foodQuery, typedQuery } from "../../foods/queries.ts";
import { FoodBox } from "./food-box.tsx";
import { suggestionsQuery } from "../queries.ts";
import type { SuggestionTab } from "./suggestion-tabs.tsx";

export type FoodSearchProps = {
  readonly diary: DiaryClient;
  readonly foods: FoodsClient;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isOpen: boolean;
  readonly autoFocus?: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly meal: Meal;
  readonly onMeal: (meal: Meal) => void;
  readonly at: TimeOfDay;
  readonly onLog: (hits: readonly Hit[]) => void;
};

/** Long enough to skip the letters of a fast word, too short to be felt. */
const PAUSE = 60;

/** The box on the ports: asks as one types, remembers how each food was used last. */
export const FoodSearch = ({ diary, foods, meal, at, onLog, ...box }: FoodSearchProps) => {
  const [text, setText] = useState("");
  const [tab, setTab] = useState<SuggestionTab>();
  const [editing, setEditing] = useState<Hit>();
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const typed = useQuery(typedQuery(foods, wanted === "" ? "" : asked));
  const suggestions = useQuery(suggestionsQuery(diary, meal, at));
  const food = useQuery({
    ...foodQuery(foods, editing?.foodId ?? ("none" as Hit["foodId"])),
    enabled: editing !== undefined && editing.food === undefined,
  });

  const shownTab =
    tab ?? (suggestions.data?.usual.length === 0 && suggestions.data.recent.length > 0 ? "recent" : "usual");
  const isTyped = wanted !== "";
  const hits = useMemo(() => {
    if (!isTyped) return (suggestions.data?.[shownTab] ?? []).map(hitOfUsage);
    const page = typed.data?.page;
    const { recent = [], frequent = [], usual = [] } = suggestions.data ?? {};
    const uses = latestUses([...(page?.usages ?? []), ...recent, ...frequent, ...usual]);
    return (page?.items ?? []).map((item) => hitOfFood(item, uses.get(item.id)));
  }, [isTyped, typed.data, suggestions.data, shownTab]);

  const source = isTyped ? typed : suggestions;
  const isFresh = isTyped ? typed.data?.text === wanted : suggestions.data !== undefined;
  return (
    <FoodBox
      {...box}
      meal={meal}
      text={text}
      onText={setText}
      tab={shownTab}
      onTab={setTab}
      hits={hits}
      state={source.isError && !source.isFetching ? "failed" : isFresh ? "ready" : "stale"}
      editing={editing}
      editingFood={editing?.food ?? food.data}
      onEdit={setEditing}
      onLog={onLog}
      onRetry={() => void source.refetch()}
    />
  );
};
