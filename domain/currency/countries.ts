/**
 * CU3: ISO 4217 codes, each followed by the countries (ISO 3166-1 alpha-2) that use it. A currency whose code
 * begins with its country's is that country's too, unless a colon stands between.
 */
const COUNTRIES_BY_CURRENCY =
  "AED AFN ALL AMD AOA ARS AUD,CC,CX,HM,KI,NF,NR,TV AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD " +
  "CAD CDF CHF,LI CLP CNY COP CRC CUP CVE CZK DJF DKK,FO,GL DOP DZD EGP ERN ETB " +
  "EUR:AD,AT,AX,BE,BG,BL,CY,DE,EE,ES,FI,FR,GF,GP,GR,HR,IE,IT,LT,LU,LV,MC,ME,MF,MQ,MT,NL,PM,PT,RE,SI,SK,SM,TF,VA,YT FJD " +
  "FKP GBP,GG,GS,IM,JE GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS,PS INR IQD IRR ISK JMD JOD JPY KES KGS KHR " +
  "KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD,EH MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN " +
  "NIO NOK,BV,SJ NPR NZD,CK,NU,PN,TK OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP " +
  "SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX " +
  "USD,AQ,AS,BQ,EC,FM,GU,IO,MH,MP,PR,PW,SV,TC,TL,UM,VG,VI UYU UZS VES VND VUV WST XAF:CF,CG,CM,GA,GQ,TD " +
  "XCD:AG,AI,DM,GD,KN,LC,MS,VC XCG:CW,SX XOF:BF,BJ,CI,GW,ML,NE,SN,TG XPF:NC,PF,WF YER ZAR ZMW ZWG";

const CURRENCY_BY_COUNTRY: ReadonlyMap<string, string> = new Map(
  COUNTRIES_BY_CURRENCY.split(" ").flatMap((group) => {
    const currency = group.slice(0, 3);
    const countries = group[3] === ":" ? group.slice(4) : group.slice(0, 2) + group.slice(3);
    return countries.split(",").map((country) => [country, currency] as const);
  }),
);

/** CU3: the 249 countries of ISO 3166-1, in alphabetical order of their codes. */
export const COUNTRIES: readonly string[] = [...CURRENCY_BY_COUNTRY.keys()].toSorted();

/** CU4 */
export const DEFAULT_CURRENCY = "USD";

export const isCountry = (code: unknown): code is string => typeof code === "string" && CURRENCY_BY_COUNTRY.has(code);

/** CU3, CU4: the currency of a country, USD for all that is none. */
export const currencyOf = (country: string): string => CURRENCY_BY_COUNTRY.get(country) ?? DEFAULT_CURRENCY;

/** CU3: every currency that a country uses, in alphabetical order. */
export const CURRENCIES: readonly string[] = [...new Set(CURRENCY_BY_COUNTRY.values())].toSorted();
