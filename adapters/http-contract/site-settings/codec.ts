import type { ListedFlag } from "@morsel/application/site-settings/change-flags";
import type { ListedSetting } from "@morsel/application/site-settings/change-settings";
import type { ShownSettings } from "@morsel/application/site-settings/client/site-settings-client";
import type { Flag, FlagAudience } from "@morsel/domain/eligibility";
import type { SettingValue } from "@morsel/domain/site-settings";
import type { WireFlag, WireFlags, WireSettings, WireValue } from "./schemas.ts";

/** A value that passed its rule is of one of the kinds that the wire has. */
export const writeValue = (value: SettingValue): WireValue => value as WireValue;

export const writeSettings = (
  items: readonly ListedSetting[],
  { isStripe, hasAdScript }: Omit<ShownSettings, "items">,
): WireSettings => ({
  items: items.map(({ value, configured, ...item }) => ({
    ...item,
    value: writeValue(value),
    configured: writeValue(configured),
  })),
  prices_from: isStripe ? "stripe" : "sandbox",
  has_ad_script: hasAdScript,
});

export const readSettings = ({
  items,
  prices_from: pricesFrom,
  has_ad_script: hasAdScript,
}: WireSettings): ShownSettings => ({ items, isStripe: pricesFrom === "stripe", hasAdScript });

type WireAudience = Omit<WireFlag, "treatment">;

export const writeAudience = ({ share, countries, locales, hasPremium }: FlagAudience = {}): WireAudience => ({
  ...(share === undefined ? {} : { share }),
  ...(countries === undefined ? {} : { countries }),
  ...(locales === undefined ? {} : { locales }),
  ...(hasPremium === undefined ? {} : { has_premium: hasPremium }),
});

export const readAudience = ({ share, countries, locales, has_premium: hasPremium }: WireAudience): FlagAudience => ({
  ...(share === undefined ? {} : { share }),
  ...(countries === undefined ? {} : { countries }),
  ...(locales === undefined ? {} : { locales }),
  ...(hasPremium === undefined ? {} : { hasPremium }),
});

const writeFlag = ({ treatment, audience }: Flag): WireFlag => ({ treatment, ...writeAudience(audience) });

/** W763: what a flag carries stays in the server. */
const readFlag = (name: string, { treatment, ...audience }: WireFlag): Flag => ({
  name,
  treatment,
  config: null,
  audience: readAudience(audience),
});

export const writeFlags = (items: readonly ListedFlag[]): WireFlags => ({
  items: items.map(({ flag, source, configured }) => ({
    name: flag.name,
    source,
    flag: writeFlag(flag),
    configured: configured === undefined ? null : writeFlag(configured),
  })),
});

export const readFlags = ({ items }: WireFlags): readonly ListedFlag[] =>
  items.map(({ name, source, flag, configured }) => ({
    flag: readFlag(name, flag),
    source,
    ...(configured === null ? {} : { configured: readFlag(name, configured) }),
  }));
