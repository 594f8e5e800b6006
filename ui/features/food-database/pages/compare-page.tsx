import type { FoodId } from "@morsel/domain/foods";
import { pathIn } from "@morsel/domain/locales";
import { labelLawOf } from "@morsel/domain/nutrition-label";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Page } from "../../../shell/page/page.tsx";
import { countryOf } from "../../../fields/countries.ts";
import { CompareScreen } from "../components/compare-screen.tsx";
import { comparePath } from "../../../food-rows/food-path.ts";
import { foodQuery } from "../../foods/queries.ts";

const route = getRouteApi("/food/compare");
const NONE = "none" as FoodId;

/** /food/compare, with `?a=` and `?b=`: a food that is not there is chosen on the page. */
export const ComparePage = () => {
  const { foods, device, sessionWatch, locale } = useApp();
  const { a, b } = route.useSearch();
  const go = useNavigateTo();
  const first = useQuery({ ...foodQuery(foods, a ?? NONE), enabled: a !== undefined });
  const second = useQuery({ ...foodQuery(foods, b ?? NONE), enabled: b !== undefined });
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const country = status.status === "authenticated" ? status.me.country : countryOf(device.languages);
  return (
    <Page
      title={<FormattedMessage id="foods.compare.title" />}
      lead={<FormattedMessage id="foods.compare.lead" />}
      width="wide"
    >
      <CompareScreen
        foods={foods}
        first={first.data}
        second={second.data}
        basis={labelLawOf(country)}
        onFirst={({ id }) => go(pathIn(locale, comparePath(id, b)))}
        onSecond={({ id }) => go(pathIn(locale, comparePath(a, id)))}
      />
    </Page>
  );
};
