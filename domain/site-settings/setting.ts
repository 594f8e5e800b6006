import { CURRENCIES } from "../currency/index.ts";
import { PROMPTS, type Prompt } from "../eligibility/index.ts";
import { checkEmail, isInvitation, SIGN_UP_MODES, type SignUpMode, type SignUpPolicy } from "../identity/index.ts";
import { lookUp } from "../lookup/index.ts";
import { isPriceBook, premiumFeatures, type PlanPrices, type PremiumSettings } from "../membership/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { isAdSource, isAppLinks, isFollowList, isOutsideForum, type PageSettings } from "./pages.ts";
import { isHttpsAddress } from "./addresses.ts";
import { isSiteName, type SiteNames } from "./names.ts";

/** All that may change while the server runs. */
export type OperatorSettings = {
  readonly pages: PageSettings;
  readonly premium: PremiumSettings;
  /** SS5 */
  readonly promptsOff: readonly Prompt[];
  /** SS6 */
  readonly signUp: SignUpPolicy;
  /** SS7: the address that receives what people write to the operator; empty: the configuration's. */
  readonly contact: string;
  /** SS9 */
  readonly names: SiteNames;
};

/** SS6, SS7, SS9: as it ships. */
export const OPEN_SITE = {
  signUp: { mode: "open", invitation: "" },
  contact: "",
  names: { site: "", operator: "" },
} as const satisfies Pick<OperatorSettings, "signUp" | "contact" | "names">;

/** Null: there is none, such as no forum outside. */
export type SettingValue = string | boolean | null | readonly string[] | Readonly<Record<string, string | number>>;

export type StoredSetting = { readonly name: string; readonly value: SettingValue };

export type SettingRefused = { readonly _tag: "SettingRefused"; readonly field: "name" | "value" };

/** One setting: what it takes, where it stands, and all settings with another value of it. */
type Setting = {
  readonly is: (value: unknown, settings: OperatorSettings) => boolean;
  readonly of: (settings: OperatorSettings) => SettingValue;
  readonly with: (settings: OperatorSettings, value: unknown) => OperatorSettings;
};

const page = <Name extends keyof PageSettings>(
  name: Name,
  is: (value: unknown, settings: OperatorSettings) => boolean,
): Setting => ({
  is,
  of: ({ pages }) => pages[name] ?? null,
  with: (settings, value) => ({ ...settings, pages: { ...settings.pages, [name]: value ?? undefined } }),
});

const premiumOf = <Name extends keyof PremiumSettings>(
  name: Name,
  is: (value: unknown) => boolean,
  of: (premium: PremiumSettings) => SettingValue,
): Setting => ({
  is,
  of: ({ premium }) => of(premium),
  with: (settings, value) => ({ ...settings, premium: { ...settings.premium, [name]: value } }),
});

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

const percentOff: Setting = {
  is: (value, { premium: { prices } }) => isPriceBook({ ...prices, percentOff: value }),
  of: ({ premium }) => premium.prices.percentOff,
  with: (settings, value) => {
    const { premium } = settings;
    const prices = { ...premium.prices, percentOff: value as PremiumSettings["prices"]["percentOff"] };
    return { ...settings, premium: { ...premium, prices } };
  },
};

/** Prices with another one, or without any of this currency. */
const bookWith = ({ prices }: PremiumSettings, currency: string, plans: unknown) => {
  const { [currency]: _, ...others } = prices.standard;
  return { ...prices, standard: plans === null ? others : { ...others, [currency]: plans as PlanPrices } };
};

/** SS4 */
const price = (currency: string): Setting => ({
  is: (value, { premium }) => isPriceBook(bookWith(premium, currency, value)),
  of: ({ premium }) => lookUp<PlanPrices>(premium.prices.standard, currency) ?? null,
  with: (settings, value) => ({
    ...settings,
    premium: { ...settings.premium, prices: bookWith(settings.premium, currency, value) },
  }),
});

/** SS5 */
const prompt = (name: Prompt): Setting => ({
  is: (value) => typeof value === "boolean",
  of: ({ promptsOff }) => !promptsOff.includes(name),
  with: ({ promptsOff, ...settings }, value) => ({
    ...settings,
    promptsOff: [...promptsOff.filter((one) => one !== name), ...(value === true ? [] : [name])],
  }),
});

const isMode = (value: unknown): value is SignUpMode => SIGN_UP_MODES.some((mode) => mode === value);

/** SS6 */
const signUpOf = <Name extends keyof SignUpPolicy>(name: Name, is: (value: unknown) => boolean): Setting => ({
  is,
  of: ({ signUp }) => signUp[name],
  with: (settings, value) => ({ ...settings, signUp: { ...settings.signUp, [name]: value } }),
});

/** SS7 */
const contact: Setting = {
  is: (value) => value === "" || (typeof value === "string" && checkEmail(value).ok),
  of: (settings) => settings.contact,
  with: (settings, value) => ({ ...settings, contact: String(value) }),
};

/** SS9 */
const nameOf = (whose: keyof SiteNames): Setting => ({
  is: isSiteName,
  of: ({ names }) => names[whose],
  with: (settings, value) => ({ ...settings, names: { ...settings.names, [whose]: value } }),
});

const SETTINGS: Readonly<Record<string, Setting>> = {
  blog: page("blog", (value) => value === "" || isHttpsAddress(value)),
  forum: page("forum", (value) => value === null || isOutsideForum(value)),
  follow: page("follow", isFollowList),
  download: page("download", (value) => value === null || isAppLinks(value)),
  ads: page("ads", (value, { pages }) => isAdSource(value) && (value !== "network" || pages.adScript !== undefined)),
  "premium.features": premiumOf(
    "features",
    (value) => isNames(value) && premiumFeatures(value).ok,
    ({ features }) => features,
  ),
  "premium.offer": premiumOf(
    "offer",
    (value) => value === "STANDARD" || value === "PROMO",
    ({ offer }) => offer,
  ),
  "premium.percentOff": percentOff,
  "signUp.mode": signUpOf("mode", isMode),
  "signUp.invitation": signUpOf("invitation", isInvitation),
  contact,
  "name.site": nameOf("site"),
  "name.operator": nameOf("operator"),
  ...Object.fromEntries(PROMPTS.map((name) => [`prompt.${name}`, prompt(name)])),
  ...Object.fromEntries(CURRENCIES.map((currency) => [`price.${currency}`, price(currency)])),
};

/** SS1: the names of all that may be set. */
export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

/** SS1: a value by its name; null where it has none. */
export const settingOf = (settings: OperatorSettings, name: string): SettingValue =>
  lookUp<Setting>(SETTINGS, name)?.of(settings) ?? null;

/** SS8 */
export const checkSettingName = (name: string): Result<void, SettingRefused> =>
  lookUp<Setting>(SETTINGS, name) === undefined ? err({ _tag: "SettingRefused", field: "name" }) : ok(undefined);

/** SS2 */
export const checkSetting = (
  settings: OperatorSettings,
  name: string,
  value: unknown,
): Result<StoredSetting, SettingRefused> => {
  const setting = lookUp<Setting>(SETTINGS, name);
  if (setting === undefined) return err({ _tag: "SettingRefused", field: "name" });
  if (!setting.is(value, settings)) return err({ _tag: "SettingRefused", field: "value" });
  return ok({ name, value: setting.of(setting.with(settings, value)) });
};

/** SS1, SS3: the configuration, and over it what was set since; what could not be set any more counts for nothing. */
export const appliedSettings = (configured: OperatorSettings, stored: readonly StoredSetting[]): OperatorSettings =>
  stored.reduce(
    (settings, { name, value }) =>
      checkSetting(settings, name, value).ok
        ? (lookUp<Setting>(SETTINGS, name)?.with(settings, value) ?? settings)
        : settings,
    configured,
  );
