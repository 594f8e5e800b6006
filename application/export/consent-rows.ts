import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ConsentStore } from "../consent/consent-store.ts";
import type { CsvCell } from "../platform/csv.ts";
import { instantCell } from "./columns.ts";

export type ConsentExportPorts = { readonly consents: ConsentStore };

/** `version` is that of the text or of the questions; `region` whose law asked. */
export const CONSENT_COLUMNS = ["kind", "name", "agreed", "version", "region", "answered_at_utc"] as const;

/** ID122: each text and each answer in a row of its own, as they are kept. */
export const consentRows = (
  { consents }: ConsentExportPorts,
  member: MemberId,
): Effect.Effect<readonly (readonly CsvCell[])[]> =>
  Effect.map(Effect.all([consents.agreementsOf(member), consents.linksOf(member)]), ([agreements, links]) => [
    ...agreements.map(({ document, version, agreedAt }) => [
      "document",
      document,
      "true",
      version,
      undefined,
      instantCell(agreedAt),
    ]),
    ...links.flatMap((link) =>
      Object.entries(link.consents).map(([name, isAgreed]) => [
        link.domain,
        name,
        String(isAgreed),
        link.consent_matrix_version,
        link.region,
        link.ad_consents_last_seen,
      ]),
    ),
  ]);
