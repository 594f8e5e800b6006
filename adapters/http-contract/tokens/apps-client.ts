import type { AppsClient } from "@morsel/application/tokens/client/apps-client";
import type { ApiClient } from "../shared/call.ts";
import { readAppQuestion, readConnectedApp, writeAskedApp } from "./apps-codec.ts";
import * as calls from "./apps-calls.ts";
import type { WireConnectedApps } from "./apps.ts";

const readAll = ({ items }: WireConnectedApps) => items.map(readConnectedApp);

export const appsClient = ({ call }: ApiClient): AppsClient => ({
  all: call(calls.connectedApps, {}, readAll),
  disconnect: (id) => call(calls.disconnectApp, { params: { id } }, readAll),
  asked: (request) => call(calls.askedApp, { query: writeAskedApp(request) }, readAppQuestion),
  decide: (request, allowed) =>
    call(calls.decideOnApp, { payload: { ...writeAskedApp(request), allowed } }, ({ redirect_to: to }) => to),
});
