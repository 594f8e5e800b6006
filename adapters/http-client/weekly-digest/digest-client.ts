import type { DigestClient } from "@morsel/application/weekly-digest/client/digest-client";
import * as Effect from "effect/Effect";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { readDigest } from "../../http-contract/weekly-digest/codec.ts";
import type { WireDigest } from "../../http-contract/weekly-digest/weekly-digest.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const PATH = "/api/services/reports/weekly-digest";

export const makeHttpDigestClient = (...how: HttpConnection): DigestClient => {
  const wire = makeHttpTransport(...how);
  return {
    week: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: date === undefined ? PATH : `${PATH}?date=${date}` }),
        decodeResponse((body) => readDigest(body as WireDigest), { FieldRefused, SignInNeeded }),
      ),
  };
};
