import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import { draftOfOwn, emptyForm, formOfDraft } from "@morsel/application/own-foods/client/food-form";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { StoredOwnFood, FoodId } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { labelLawOf } from "@morsel/domain/nutrition-label";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext, useRouterState, useSearch } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { refusalIn } from "../../../i18n/refusals.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page } from "../../../shell/page/page.tsx";
import { FoodFailed, FoodSkeleton } from "../../foods/components/food-states.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { ShareSwitch } from "../../../sharing/share-switch.tsx";
import { countryOf } from "../../../fields/countries.ts";
import { OWN_FOODS_PATH } from "../../../food-rows/own-food-path.ts";
import { ownFoodQuery } from "../queries.ts";
import type { FormSearch } from "../routes.ts";
import { useNumberFormat } from "../use-own-food-form.ts";
import { FormScreen } from "./form-screen.tsx";

type What = "new" | "edit" | "duplicate" | "submit";

const whatOf = (path: string): What =>
  (["edit", "duplicate", "submit"] as const).find((what) => path.endsWith(`/food/${what}`)) ?? "new";

/** /food/new, /food/edit, /food/duplicate and /food/submit: one form, begun with what is known. */
export const OwnFoodFormPage = () => {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search: FormSearch = useSearch({ strict: false });
  // Each of the four routes provides it.
  const { ownFoods } = useRouteContext({ strict: false }) as { readonly ownFoods: OwnFoodsClient };
  const what = whatOf(path);
  return search.food === undefined || what === "new" ? (
    <NewFood key={path} what={what} search={search} ownFoods={ownFoods} />
  ) : (
    <KnownFood key={path + search.food} what={what} id={search.food} search={search} ownFoods={ownFoods} />
  );
};

type Asked = { readonly what: What; readonly search: FormSearch; readonly ownFoods: OwnFoodsClient };

const NewFood = ({ what, search, ownFoods }: Asked) => {
  const { device, sessionWatch } = useApp();
  const { unit } = useFigures();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const country = status.status === "authenticated" ? status.me.country : countryOf(device.languages);
  const [id] = useState(() => device.newId() as FoodId);
  const { name = "", barcode = "" } = search;
  const begun = name !== "" || barcode !== "";
  return (
    <FoodPage what={what === "submit" ? "submit" : "new"}>
      <FormScreen
        id={id}
        first={{ ...emptyForm(labelLawOf(country), unit), description: name, barcode }}
        draftName={begun ? `own-food-${name}${barcode}` : "own-food"}
        ownFoods={ownFoods}
        seen={0}
        isEdit={false}
        isOffered={what === "submit"}
      />
    </FoodPage>
  );
};

const KnownFood = ({ what, id, search, ownFoods }: Asked & { readonly id: FoodId }) => {
  const { data: own, error, isFetching, refetch } = useQuery(ownFoodQuery(ownFoods, id));
  // W290: a deleted food is edited no more, and another one can begin as a copy of it.
  const isGone = own?.isDeleted === true && isUuid(id) && what !== "duplicate";
  if (error !== null || isGone) {
    const isUnknown = isGone || refusalIn(error)?._tag === "OwnFoodNotFound";
    return (
      <FoodFailed
        problem={isUnknown ? { _tag: "FoodNotFound" } : error}
        databasePath={OWN_FOODS_PATH}
        onRetry={() => void refetch()}
      />
    );
  }
  // The form starts from the server's current values, never from an earlier page's.
  if (own === undefined || isFetching) return <FoodSkeleton />;
  return what === "duplicate" ? (
    <Duplicate own={own} ownFoods={ownFoods} />
  ) : (
    <Edited what={what} own={own} search={search} ownFoods={ownFoods} />
  );
};

type OfFood = { readonly own: StoredOwnFood; readonly ownFoods: OwnFoodsClient };

const Duplicate = ({ own, ownFoods }: OfFood) => {
  const { device } = useApp();
  const { unit } = useFigures();
  const written = useNumberFormat();
  const [id] = useState(() => device.newId() as FoodId);
  const { barcode: _, ...draft } = draftOfOwn(own);
  return (
    <FoodPage what="duplicate">
      <FormScreen
        id={id}
        first={formOfDraft(draft, unit, written)}
        draftName={`own-food-copy-${own.food.id}`}
        ownFoods={ownFoods}
        seen={0}
        isEdit={false}
        isOffered={false}
      />
    </FoodPage>
  );
};

const Edited = ({ what, own, search, ownFoods }: OfFood & Pick<Asked, "what" | "search">) => {
  const { toasts } = useApp();
  const { household } = useRouteContext({ strict: false }) as { readonly household: HouseholdClient };
  const { unit } = useFigures();
  const written = useNumberFormat();
  const { food, version, submission } = own;
  // F27: what was published waits again with each change, unless that is taken back.
  const isWaiting = submission?.state === "pending" || submission?.state === "accepted";
  return (
    <FoodPage what={isUuid(food.id) ? (what === "submit" ? "submit" : "edit") : "correct"}>
      {isUuid(food.id) && <ShareSwitch household={household} toasts={toasts} kind="food" id={food.id} />}
      <FormScreen
        id={food.id}
        first={formOfDraft(draftOfOwn(own), unit, written)}
        draftName={`own-food-edit-${food.id}-${version}`}
        ownFoods={ownFoods}
        seen={version}
        isEdit
        isOffered={what === "submit" || isWaiting}
        isWaiting={isWaiting}
        usualEnergy={food.nutrients.energy}
        entry={search.entry}
        date={search.date}
      />
    </FoodPage>
  );
};

const FoodPage = ({ what, children }: { readonly what: What | "correct"; readonly children: ReactNode }) => (
  <Page
    width="wide"
    title={<FormattedMessage id={`ownFoods.page.${what}`} />}
    lead={<FormattedMessage id={`ownFoods.lead.${what}`} />}
  >
    {children}
  </Page>
);
