import * as Effect from "effect/Effect";
import { refuseField } from "../platform/refused-field.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { AGREED_DOCUMENTS, CURRENT_VERSIONS, type AgreedVersions, type Agreement } from "@morsel/domain/consent";

/** ID121: nobody joins without having agreed to the texts as they are now. */
export const checkAgreements = (
  shown: AgreedVersions = {},
  agreedAt: number,
): Effect.Effect<readonly Agreement[], FieldRefused> =>
  Effect.forEach(AGREED_DOCUMENTS, (document) => {
    const version = CURRENT_VERSIONS[document];
    return shown[document] === version
      ? Effect.succeed({ document, version, agreedAt })
      : refuseField(`agreements.${document}`, version);
  });
