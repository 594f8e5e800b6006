import type { Food } from "@morsel/domain/foods";
import { pathIn } from "@morsel/domain/locales";
import { FOOD_REPORT_REASONS } from "@morsel/domain/social";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { foodPath } from "../../../food-rows/food-path.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { foodQuery } from "../../foods/queries.ts";
import { useModeration } from "../use-moderation.ts";

const route = getRouteApi("/food/report");

/** /food/report, with `?food=`: what is wrong with a food, for the moderators. */
export const ReportFoodPage = () => {
  const { foods } = useApp();
  const { food: id } = route.useSearch();
  const { data: food, error, refetch } = useQuery(foodQuery(foods, id));
  return (
    <Page title={<FormattedMessage id="moderation.food.title" />} lead={food?.description}>
      {food === undefined && error === null && <Waiting />}
      {food === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {food !== undefined && <Report food={food} />}
    </Page>
  );
};

const Report = ({ food }: { readonly food: Food }) => {
  const intl = useIntl();
  const { toasts, device, locale } = useApp();
  const { moderation } = route.useRouteContext();
  const act = useModeration({ toasts });
  const go = useNavigateTo();
  const [id] = useState(device.newId);
  const back = () => go(pathIn(locale, foodPath(food, true)));
  return (
    <ReportFields
      reasons={FOOD_REPORT_REASONS}
      hint={<FormattedMessage id="moderation.food.hint" />}
      isBusy={act.isPending}
      onCancel={back}
      onReport={(reason, text) =>
        act.mutate(
          {
            asked: moderation.reportFood({ id, food: food.id, reason, text }),
            done: intl.formatMessage({ id: "moderation.food.done" }),
          },
          { onSuccess: back },
        )
      }
    />
  );
};
