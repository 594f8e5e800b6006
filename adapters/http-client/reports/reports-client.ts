import type { RangeQuery, ReportsClient } from "@morsel/application/reports/client/reports-client";
import * as Effect from "effect/Effect";
import { readPrintable } from "../../http-contract/reports/printable-codec.ts";
import type { WirePrintable } from "../../http-contract/reports/printable.ts";
import { reportRefusals } from "../../http-contract/reports/problems.ts";
import { readInsights, readOverview, readReport } from "../../http-contract/reports/codec.ts";
import type { WireInsights, WireOverview, WireReport } from "../../http-contract/reports/schemas.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../../http-contract/shared/problems.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/reports";

const asText = (days: RangeQuery): Readonly<Record<string, string>> =>
  "range" in days ? { range: String(days.range) } : days;

/** Reports over the wire. */
export const makeHttpReportsClient = (...how: HttpConnection): ReportsClient => {
  const wire = makeHttpTransport(...how);
  const ask = <Wire, A>(path: string, query: Readonly<Record<string, string>>, read: (wire: Wire) => A) =>
    Effect.flatMap(
      wire({ method: "GET", path: `${PATH}/${path}?${new URLSearchParams(query).toString()}` }),
      decodeResponse((body) => read(body as Wire), { FieldRefused, SignInNeeded }),
    );
  return {
    report: ({ days, series, step, denominator }) =>
      ask("series", { ...asText(days), series: series.join(","), step, denominator }, (wire: WireReport) =>
        readReport(wire),
      ),
    overview: (days) => ask("overview", asText(days), (wire: WireOverview) => readOverview(wire)),
    printable: (username, days) =>
      Effect.flatMap(
        wire({ method: "POST", path: `${PATH}/printable-diary/${encodeURIComponent(username)}`, body: days }),
        decodeResponse((body) => readPrintable(body as WirePrintable), {
          DiaryNotShared: reportRefusals.DiaryNotShared,
          FieldRefused,
          TooManyTries,
        }),
      ),
    insights: (nutrient, days) =>
      ask("insights", { ...asText(days), nutrient }, (wire: WireInsights) => readInsights(wire)),
  };
};
