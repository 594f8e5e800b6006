import { getRouteApi } from "@tanstack/react-router";
import { TokensScreen } from "../components/tokens-screen.tsx";

const route = getRouteApi("/account/api-tokens");

/** /account/api-tokens */
export const TokensPage = () => {
  const { tokens, device } = route.useRouteContext();
  return <TokensScreen tokens={tokens} newId={device.newId} />;
};
