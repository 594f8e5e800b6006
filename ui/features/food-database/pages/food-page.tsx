import { useQuery } from "@tanstack/react-query";
import { useParams, useRouter, useSearch } from "@tanstack/react-router";
import { mealAt } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import { pathIn } from "@morsel/domain/locales";
import type { CalendarDate } from "@morsel/domain/calendar";
import { labelLawOf } from "@morsel/domain/nutrition-label";
import type { AppContext } from "../../../composition/app-context.ts";
import { useDiaryCommands } from "../../../logging/use-diary-commands.ts";
import { countryOf } from "../../../fields/countries.ts";
import { databasePath, foodIdIn, foodPath } from "../../../food-rows/food-path.ts";
import { FoodFailed, FoodSkeleton } from "../../foods/components/food-states.tsx";
import { FoodView } from "../components/food-view.tsx";
import { foodQuery } from "../../foods/queries.ts";
import type { FoodSearch } from "../routes.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useTabTitle } from "../../../routes/use-tab-title.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";

/** A food at its address: the id is read back from the slug, whatever its words say. */
export const FoodPage = () => {
  const { slug = "" } = useParams({ strict: false });
  const id = foodIdIn(slug);
  return id === undefined ? <NoFood /> : <KnownFood id={id} />;
};

const NoFood = () => {
  const { sessionWatch } = useApp();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  const problem = { _tag: "FoodNotFound" };
  return <FoodFailed problem={problem} databasePath={databasePath(status === "authenticated")} />;
};

const KnownFood = ({ id }: { readonly id: FoodId }) => {
  const router = useRouter();
  const { foods, diary, device, toasts, sessionWatch, locale }: AppContext = router.options.context;
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const isMember = status.status === "authenticated";
  const country = status.status === "authenticated" ? status.me.country : countryOf(device.languages);
  const go = useNavigateTo();
  const onShow = (date: CalendarDate) => go(pathIn(locale, `/food/diary?date=${date}`));
  const commands = useDiaryCommands({ diary, device, toasts, onShow });
  const { entry, date }: FoodSearch = useSearch({ strict: false });
  const { data: food, isError, error, refetch } = useQuery(foodQuery(foods, id));
  useTabTitle(food?.description);
  if (food === undefined)
    return isError ? (
      <FoodFailed problem={error} databasePath={databasePath(isMember)} onRetry={() => void refetch()} />
    ) : (
      <FoodSkeleton />
    );
  return (
    <FoodView
      key={food.id}
      food={food}
      databasePath={databasePath(isMember)}
      labelLaw={labelLawOf(country)}
      onVariant={(variant) => go(pathIn(locale, foodPath(variant, isMember)))}
      {...(isMember
        ? {
            logging: {
              meal: mealAt(device.timeOfDay()),
              date: device.today(),
              ...(entry === undefined || date === undefined ? {} : { entry: { id: entry, date } }),
              onLog: (hit, date, meal, isPlanned) => commands.log(date, meal, [hit], isPlanned),
            },
          }
        : {})}
    />
  );
};
