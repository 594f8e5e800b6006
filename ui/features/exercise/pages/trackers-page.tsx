import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { TrackersScreen } from "../components/steps/trackers-screen.tsx";

const route = getRouteApi("/apps/step-trackers");

/** /apps/step-trackers: for visitors what it is, for members the thing itself. */
export const TrackersPage = () => {
  const { steps, device, toasts, sessionWatch } = route.useRouteContext();
  const { status } = useLatest(sessionWatch.status$, sessionWatch.current());
  return status === "authenticated" ? (
    <TrackersScreen steps={steps} newId={device.newId} toasts={toasts} origin={window.location.origin} />
  ) : (
    <Page
      title={<FormattedMessage id="exercise.trackers.title" />}
      lead={<FormattedMessage id="exercise.trackers.lead" />}
    >
      <div>
        <ActionLink path="/account/login">
          <FormattedMessage id="exercise.trackers.signIn" />
        </ActionLink>
      </div>
    </Page>
  );
};
