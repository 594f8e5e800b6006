import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import { Page } from "../../../shell/page/page.tsx";
import { SharedList } from "../../../sharing/shared-list.tsx";
import { OwnFoodsScreen } from "../components/own-foods-screen.tsx";

const route = getRouteApi("/food/mine");

/** /food/mine */
export const OwnFoodsPage = () => {
  const { device, toasts } = useApp();
  const { ownFoods, household } = route.useRouteContext();
  return (
    <Page title={<FormattedMessage id="ownFoods.title" />} lead={<FormattedMessage id="ownFoods.lead" />} width="wide">
      <OwnFoodsScreen household={household} ownFoods={ownFoods} device={device} toasts={toasts} />
      <SharedList household={household} kind="food" isQuiet />
    </Page>
  );
};
