import {
  ACCEPT_ALL,
  REJECT_ALL,
  statusOfRecord,
  storedUses,
  type ConsentChoice,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import { isUseAllowed, type Framework } from "@morsel/domain/consent";
import { describe, expect, it } from "vitest";

type Heard = { readonly ads: boolean; readonly measured: boolean };
const SILENT: Heard = { ads: false, measured: false };
const MEASURED: Heard = { ads: false, measured: true };
const ALL: Heard = { ads: true, measured: true };
const ADS_ALONE: Heard = { ads: true, measured: false };

const purposes = (...chosen: readonly number[]): ConsentChoice => ({ ...REJECT_ALL, purposes: chosen });
const MEASURING = purposes(1, 8, 9, 10);

/** Each law with each answer. `undefined` is a visitor who has not answered. */
const VISITS: readonly (readonly [string, Framework, ConsentChoice | undefined, Heard])[] = [
  ["Europe, no answer", "europe", undefined, SILENT],
  ["Europe, none", "europe", REJECT_ALL, SILENT],
  ["Europe, measuring alone", "europe", MEASURING, MEASURED],
  ["Europe, one purpose of four", "europe", purposes(8), SILENT],
  ["Europe, all", "europe", ACCEPT_ALL, ALL],
  ["California, no answer", "california", undefined, ALL],
  ["California, opted out", "california", REJECT_ALL, MEASURED],
  ["elsewhere, no answer", "none", undefined, SILENT],
  ["elsewhere, advertisements alone", "none", { ...REJECT_ALL, uses: ["ads"] }, ADS_ALONE],
  ["elsewhere, all", "none", ACCEPT_ALL, ALL],
  ["elsewhere, none", "none", REJECT_ALL, SILENT],
];

/** A first visit under the opt-out law has an id and no answer; elsewhere an unanswered visit has no record. */
const recordOf = (framework: Framework, choice: ConsentChoice | undefined): ConsentRecord | undefined => {
  if (choice === undefined && framework !== "california") return undefined;
  const given = choice ?? { ...REJECT_ALL, hasOptedOut: false };
  const answeredAt = choice === undefined ? "" : "2026-03-01T12:00:00.000Z";
  return { version: "1", framework, id: "visitor", answeredAt, ...given };
};

describe("who hears of a visit", () => {
  it.each(VISITS)("CO6, CO7, CO9, W212: %s", (_name, framework, choice, expected) => {
    const record = recordOf(framework, choice);
    const isAllowed = (use: "ads" | "analytics"): boolean =>
      isUseAllowed(use, statusOfRecord(framework, record, false), storedUses(record));
    expect({ ads: isAllowed("ads"), measured: isAllowed("analytics") }).toEqual(expected);
  });
});
