import { AGREED_DOCUMENTS, CURRENT_VERSIONS, type AgreedDocument } from "@morsel/domain/consent";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import words from "../../../ui/i18n/messages/en/legal.json" with { type: "json" };

/** Digest of the words of each version. */
const TEXTS: Readonly<Record<AgreedDocument, Readonly<Record<string, string>>>> = {
  terms_of_service: { "2026-11-22": "e24db30b99bc7deb" },
  privacy_policy: { "2026-11-22": "ac9af3a64d1da8e7" },
};

const SAID_IN: Readonly<Record<AgreedDocument, readonly string[]>> = {
  terms_of_service: ["legal.terms.", "legal.changes"],
  privacy_policy: ["legal.privacy.", "legal.changes"],
};

/** Digest of a text, whatever the order of its messages in the file. */
const digestOf = (document: AgreedDocument): string => {
  const said = Object.entries(words)
    .filter(([id]) => SAID_IN[document].some((start) => id.startsWith(start)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 16);
};

it("ID120 a text that changes has another version: each version says what it always said", () => {
  for (const document of AGREED_DOCUMENTS) {
    const version = CURRENT_VERSIONS[document];
    expect(
      { [version]: digestOf(document) },
      `The words of ${document} changed: give it another version in domain/consent/agreements.ts and add that one here.`,
    ).toEqual({ [version]: TEXTS[document][version] });
  }
});
