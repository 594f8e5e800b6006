import { decimalText, money, readMoney } from "@morsel/domain/currency";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import { checkSetting, OPEN_SITE, type OperatorSettings, type SettingValue } from "@morsel/domain/site-settings";

/** A setting as it is typed: a text for each of its fields. */
export type Draft = Readonly<Record<string, string>>;

const PAIRS: Readonly<Record<string, readonly [string, string]>> = {
  forum: ["base", "clientId"],
  download: ["authenticated", "unauthenticated"],
  "premium.percentOff": ["PROMO", "DISCOUNT"],
};

const isRecord = (value: SettingValue): value is Readonly<Record<string, string | number>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a setting that has several, by their names. */
export const fieldsOf = (name: string): readonly string[] =>
  name.startsWith("price.") ? ["month", "year"] : (PAIRS[name] ?? ["value"]);

export const currencyIn = (name: string): string => name.slice("price.".length);

const amountText = (minor: number, currency: string): string => {
  const made = money(minor, currency);
  return made.ok ? decimalText(made.value) : "";
};

export const draftOf = (name: string, value: SettingValue): Draft => {
  if (value === null) return Object.fromEntries(fieldsOf(name).map((field) => [field, ""]));
  if (Array.isArray(value)) return { value: value.join("\n") };
  if (!isRecord(value)) return { value: String(value) };
  const text = (part: string | number) =>
    name.startsWith("price.") ? amountText(Number(part), currencyIn(name)) : String(part);
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, text(part)]));
};

const minorOf = (text: string, currency: string): number => {
  const read = readMoney(text.replace(",", "."), currency);
  return read.ok ? read.value.minor : Number.NaN;
};

const lines = (text: string): readonly string[] => text.split("\n").flatMap((line) => line.trim() || []);

const LISTS = ["follow", "premium.features"];

/** Reads the typed texts as the setting takes them; a setting that may be absent is, where nothing was typed. */
const valueIn = (name: string, draft: Draft): SettingValue => {
  const fields = fieldsOf(name);
  const isEmpty = fields.every((field) => (draft[field] ?? "").trim() === "");
  if (fields.length > 1 && isEmpty) return null;
  const part = (field: string): string | number => {
    const text = (draft[field] ?? "").trim();
    if (name.startsWith("price.")) return minorOf(text, currencyIn(name));
    if (name !== "premium.percentOff") return text;
    return /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  };
  if (fields.length > 1) return Object.fromEntries(fields.map((field) => [field, part(field)]));
  return LISTS.includes(name) ? lines(draft["value"] ?? "") : (draft["value"] ?? "").trim();
};

const EXAMPLE = "https://example.org/script.js";

/** The setting's own rule, asked before the server is; undefined where it refuses. */
export const checkedIn = (name: string, draft: Draft, hasAdScript: boolean): SettingValue | undefined => {
  const settings: OperatorSettings = {
    pages: {
      blog: "",
      follow: [],
      download: undefined,
      ads: "house",
      adScript: hasAdScript ? EXAMPLE : undefined,
    },
    premium: DEFAULT_PREMIUM,
    promptsOff: [],
    ...OPEN_SITE,
  };
  const value = valueIn(name, draft);
  return checkSetting(settings, name, value).ok ? value : undefined;
};
