import { getRouteApi } from "@tanstack/react-router";
import { ConfirmSheet } from "../../sign-in-methods/pages/confirm-sheet.tsx";
import { ConnectedApps } from "../components/connected-apps.tsx";
import { TokensScreen } from "../components/tokens-screen.tsx";

const HERE = "/account/api-tokens";
const route = getRouteApi(HERE);

/** /account/api-tokens */
export const TokensPage = () => {
  const { tokens, apps, methods, passkeys, device } = route.useRouteContext();
  return (
    <TokensScreen
      tokens={tokens}
      apps={<ConnectedApps apps={apps} />}
      newId={device.newId}
      confirmation={(how) => <ConfirmSheet client={methods} passkeys={passkeys} here={HERE} {...how} />}
    />
  );
};
