import { defaultTitleOf } from "@morsel/domain/locales";
import { useRouterState } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { useApp } from "../../../routes/use-app.ts";
import { useIsOpen } from "../../../shell/navigation/app-link.tsx";
import { nearestPage } from "../nearest-pages.ts";
import { PlannedScreen } from "../components/planned-screen.tsx";

export const PlannedPage = () => {
  const intl = useIntl();
  const { sessionWatch } = useApp();
  const isOpen = useIsOpen();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const titleOf = (address: string): string => intl.formatMessage({ id: defaultTitleOf(address).key as MessageId });
  const key = defaultTitleOf(path).key.replace(/^title/, "description") as MessageId;
  const nearest = nearestPage(path, { isSignedIn: sessionWatch.current().status === "authenticated", isOpen });
  return (
    <PlannedScreen
      title={titleOf(path)}
      description={intl.formatMessage({ id: key })}
      nearest={{ path: nearest, title: titleOf(nearest) }}
    />
  );
};
