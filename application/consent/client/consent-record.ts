import {
  NO_CONSENT,
  PURPOSES,
  type AccountLink,
  type ConsentStatus,
  type Framework,
  type Use,
} from "@morsel/domain/consent";
import { err, ok, type Result } from "@morsel/domain/result";

/** This browser's record of an answer. */
export type ConsentRecord = {
  /** The questions that were answered: `CONSENT_MATRIX_VERSION` when it was given. */
  readonly version: string;
  readonly framework: Framework;
  /** CO1: names this browser to the opt-out framework. */
  readonly id: string;
  /** CO6: purposes by number. */
  readonly purposes: readonly number[];
  readonly hasOptedOut: boolean;
  /** CO9: uses by name, where no framework applies. */
  readonly uses: readonly Use[];
  /** ISO 8601 instant; empty while nobody has answered. */
  readonly answeredAt: string;
  /** The id of the member who was signed in; absent of a visitor's answer. */
  readonly member?: string;
};

/** W370: the answer that vendors who ask in the page hear. */
export type ConsentMessage = { readonly record: ConsentRecord | undefined };

export type ConsentUnreadable = { readonly _tag: "ConsentUnreadable" };
const unreadable: ConsentUnreadable = { _tag: "ConsentUnreadable" };

export const ALL_USES = Object.keys(PURPOSES) as readonly Use[];
/** CO6: of the eleven purposes those that some use stands on. */
export const CONSENT_PURPOSES: readonly number[] = [...new Set(Object.values(PURPOSES).flat())].toSorted(
  (a, b) => a - b,
);

/** An answer, without what only the browser knows. */
export type ConsentChoice = Pick<ConsentRecord, "purposes" | "hasOptedOut" | "uses">;
export const REJECT_ALL: ConsentChoice = { purposes: [], hasOptedOut: true, uses: [] };
export const ACCEPT_ALL: ConsentChoice = { purposes: CONSENT_PURPOSES, hasOptedOut: false, uses: ALL_USES };

/** W235: whether anything is allowed that could be taken back. */
export const allowsAnyUse = (framework: Framework, { purposes, hasOptedOut, uses }: ConsentChoice): boolean =>
  framework === "europe" ? purposes.length > 0 : framework === "california" ? !hasOptedOut : uses.length > 0;

const MOST_PURPOSES = 24;
const FRAMEWORKS: readonly Framework[] = ["europe", "california", "none"];

type Fields = Readonly<Record<string, unknown>>;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // W209: no JSON is no answer.
    return undefined;
  }
};

const isPurposes = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length <= MOST_PURPOSES && value.every((n) => Number.isInteger(n) && n >= 1 && n <= 24);

/** W209: nothing kept is no answer; what cannot be read, or answered other questions, is refused. */
export const readConsentRecord = (
  text: string | null,
  framework: Framework,
  version: string,
): Result<ConsentRecord | undefined, ConsentUnreadable> => {
  if (text === null) return ok(undefined);
  const value = parsed(text.slice(0, 10_000));
  if (typeof value !== "object" || value === null) return err(unreadable);
  const record = value as Fields;
  const { id, purposes, hasOptedOut, uses, answeredAt } = record;
  if (record["version"] !== version || !FRAMEWORKS.some((one) => one === record["framework"])) return err(unreadable);
  if (typeof id !== "string" || !isPurposes(purposes) || typeof hasOptedOut !== "boolean") return err(unreadable);
  if (!Array.isArray(uses) || typeof answeredAt !== "string") return err(unreadable);
  // A visitor who moves to where another law holds is asked again under that law.
  if (record["framework"] !== framework) return ok(undefined);
  return ok({
    version,
    framework,
    id: id.slice(0, 60),
    purposes,
    hasOptedOut,
    uses: ALL_USES.filter((use) => uses.includes(use)),
    answeredAt: answeredAt.slice(0, 40),
    ...(typeof record["member"] === "string" ? { member: record["member"].slice(0, 40) } : {}),
  });
};

/** W429: this browser's record, as it holds for the present viewer. */
export const recordFor = (record: ConsentRecord | undefined, viewer: string | undefined): ConsentRecord | undefined =>
  viewer === undefined || record?.member === undefined || record.member === viewer ? record : undefined;

/** W429: whether a member's account is asked what they answered: not where they gave this answer themselves. */
export const needsAccountConsent = (record: ConsentRecord | undefined, viewer: string | undefined): boolean =>
  viewer !== undefined && record?.member !== viewer;

/** W429: of an answer in the browser and one in the account the later one holds. */
export const isLinkNewer = (
  link: Pick<AccountLink, "ad_consents_last_seen">,
  record: ConsentRecord | undefined,
): boolean =>
  Date.parse(link.ad_consents_last_seen ?? "") > Date.parse(record?.answeredAt ?? "") ||
  record === undefined ||
  record.answeredAt === "";

/** W212: what the record says to the domain's rules. W211: a browser's signal has opted out. */
export const statusOfRecord = (
  framework: Framework,
  record: ConsentRecord | undefined,
  hasPrivacySignal: boolean,
): ConsentStatus => ({
  california:
    framework === "california"
      ? { applies: true, id: record?.id, hasOptedOut: hasPrivacySignal || record?.hasOptedOut === true }
      : NO_CONSENT.california,
  europe:
    framework === "europe"
      ? { applies: true, purposes: Object.fromEntries((record?.purposes ?? []).map((purpose) => [purpose, true])) }
      : NO_CONSENT.europe,
});

/** CO9: what is stored by name. */
export const storedUses = (record: ConsentRecord | undefined): Readonly<Record<string, boolean>> =>
  Object.fromEntries((record?.uses ?? []).map((use) => [use, true]));

/** CO4: the same as names and answers, for the member's account. */
export const consentsOf = ({ purposes, hasOptedOut, uses }: ConsentRecord): Readonly<Record<string, boolean>> => ({
  ...Object.fromEntries(CONSENT_PURPOSES.map((purpose) => [`purpose_${purpose}`, purposes.includes(purpose)])),
  opted_out: hasOptedOut,
  ...Object.fromEntries(ALL_USES.map((use) => [use, uses.includes(use)])),
});

/** W207: a member who answered on another device is not asked again on this one. */
export const recordOfLink = (
  link: Pick<AccountLink, "consents" | "consent_matrix_version" | "ad_consents_last_seen">,
  framework: Framework,
  id: string,
): ConsentRecord => ({
  version: link.consent_matrix_version,
  framework,
  id,
  purposes: CONSENT_PURPOSES.filter((purpose) => link.consents[`purpose_${purpose}`] === true),
  hasOptedOut: link.consents["opted_out"] === true,
  uses: ALL_USES.filter((use) => link.consents[use] === true),
  answeredAt: link.ad_consents_last_seen ?? "",
});

export type ConsentPromptFacts = {
  readonly framework: Framework;
  readonly record: ConsentRecord | undefined;
  /** True if anything is set up that needs an answer. */
  readonly needsConsent: boolean;
  readonly isWebView: boolean;
};

/** W210 */
export const opensAutomatically = ({ framework, record, needsConsent, isWebView }: ConsentPromptFacts): boolean =>
  !isWebView && needsConsent && framework === "europe" && (record === undefined || record.answeredAt === "");
