import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { ConfirmSheet } from "../../sign-in-methods/pages/confirm-sheet.tsx";
import { readAppRequest } from "../app-request.ts";
import { ConnectAppScreen } from "../components/connect-app-screen.tsx";

const HERE = "/account/connect-app";
const route = getRouteApi(HERE);

/** /account/connect-app */
export const ConnectAppPage = () => {
  const { apps, methods, passkeys } = route.useRouteContext();
  const { request } = route.useSearch();
  const [asked] = useState(() => readAppRequest(request));
  return (
    <ConnectAppScreen
      apps={apps}
      request={asked}
      leaveTo={(address) => window.location.assign(address)}
      confirmation={(how) => <ConfirmSheet client={methods} passkeys={passkeys} here={HERE} {...how} />}
    />
  );
};
