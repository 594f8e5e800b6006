import {
  addMoney,
  COUNTRIES,
  CURRENCIES,
  currencyOf,
  DEFAULT_CURRENCY,
  decimalsOf,
  decimalText,
  discountPrice,
  isCountry,
  isUsTerritory,
  type Money,
  money,
  readMoney,
  splitMoney,
  ZERO_DECIMAL_CURRENCIES,
  US_TERRITORIES,
} from "@morsel/domain/currency";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const currencies = fc.constantFrom("USD", "EUR", "GBP", ...ZERO_DECIMAL_CURRENCIES);
const monies = fc.tuple(fc.maxSafeInteger(), currencies).map(([minor, currency]): Money => {
  const made = money(minor, currency);
  if (!made.ok) throw new Error("not money");
  return made.value;
});

describe("amounts", () => {
  it("CU1 an amount is a whole number of minor units, or refused", () => {
    for (const odd of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -0, 1e300])
      expect(money(odd, "USD")).toMatchObject({ ok: false, error: { _tag: "NotMinorUnits" } });
    for (const odd of ["", "usd", "US", "USDX", "ÜSD", "€"])
      expect(money(1, odd)).toMatchObject({ ok: false, error: { _tag: "NotACurrency" } });
    expect(money(16_983, "USD")).toEqual({ ok: true, value: { currency: "USD", minor: 16_983 } });
  });

  it("CU2 five currencies are undivided, all others have cents", () => {
    expect(ZERO_DECIMAL_CURRENCIES.toSorted()).toEqual(["CLP", "ISK", "JPY", "KRW", "VND"]);
    for (const currency of CURRENCIES)
      expect(decimalsOf(currency)).toBe(["CLP", "JPY", "KRW", "VND", "ISK"].includes(currency) ? 0 : 2);
  });

  it("CU6 the text is exact and reads back as the same amount", () => {
    fc.assert(
      fc.property(monies, (amount) => {
        const text = decimalText(amount);
        expect(text).toMatch(decimalsOf(amount.currency) === 0 ? /^-?\d+$/ : /^-?\d+\.\d\d$/);
        expect(readMoney(text, amount.currency)).toEqual({ ok: true, value: amount });
      }),
    );
    for (const [minor, currency, text] of [
      [16_983, "USD", "169.83"],
      [5, "EUR", "0.05"],
      [-5, "EUR", "-0.05"],
      [900, "JPY", "900"],
      [0, "USD", "0.00"],
    ] as const) {
      const made = money(minor, currency);
      expect(made.ok && decimalText(made.value)).toBe(text);
    }
  });

  it("CU6 what is no amount of the currency is refused", () => {
    for (const text of ["", "1,5", "1.234", "1.", ".5", "1e3", "٣", "１", "--1", "0x1", "NaN", "9".repeat(17)])
      expect(readMoney(text, "USD")).toMatchObject({ ok: false, error: { _tag: "NotAnAmount", decimals: 2 } });
    expect(readMoney("1.5", "JPY")).toMatchObject({ ok: false, error: { _tag: "NotAnAmount", decimals: 0 } });
    expect(readMoney("1.5", "USD")).toMatchObject({ ok: true, value: { minor: 150 } });
    expect(readMoney("-0", "USD")).toMatchObject({ ok: true, value: { minor: 0 } });
  });

  it("CU6 with the reader's decimal mark amounts are read as they are written there", () => {
    fc.assert(
      fc.property(monies, (amount) => {
        const text = decimalText(amount).replace(".", ",");
        expect(readMoney(text, amount.currency, ",")).toEqual({ ok: true, value: amount });
      }),
    );
    expect(readMoney("169,83", "EUR", ",")).toMatchObject({ ok: true, value: { minor: 16_983 } });
    for (const [text, mark] of [
      ["169.83", ","],
      ["169,83", "."],
      ["1.169,83", ","],
      ["1,169.83", "."],
    ] as const)
      expect([text, readMoney(text, "EUR", mark).ok]).toEqual([text, false]);
  });

  it("CU6 a formatter takes the text as it is", () => {
    const price = money(16_983, "USD");
    const formatter = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    expect(price.ok && formatter.format(decimalText(price.value))).toBe("$169.83");
  });

  it("CU7 adding is exact within a currency and refused between two", () => {
    fc.assert(
      fc.property(monies, monies, (left, right) => {
        const sum = addMoney(left, right);
        if (left.currency !== right.currency)
          expect(sum).toMatchObject({ ok: false, error: { _tag: "CurrenciesDiffer" } });
        else if (Number.isSafeInteger(left.minor + right.minor))
          expect(sum).toMatchObject({ ok: true, value: { minor: left.minor + right.minor } });
        else expect(sum).toMatchObject({ ok: false, error: { _tag: "NotMinorUnits" } });
      }),
    );
  });

  it("CU8 a discount never exceeds the price, rounds by at most half a minor unit, and halves in the customer's favour", () => {
    fc.assert(
      fc.property(monies, fc.integer({ min: 0, max: 100 }), (price, percent) => {
        fc.pre(price.minor >= 0);
        const { minor } = discountPrice(price, percent);
        const exact = BigInt(price.minor) * BigInt(100 - percent);
        const off = BigInt(minor) * 100n - exact;
        expect(off >= -50n && off < 50n).toBe(true);
        expect(Number.isSafeInteger(minor)).toBe(true);
      }),
    );
    const price = money(999, "USD");
    if (!price.ok) throw new Error("not money");
    expect([
      discountPrice(price.value, 50).minor,
      discountPrice(price.value, 100).minor,
      discountPrice(price.value, 0).minor,
    ]).toEqual([499, 0, 999]);
    const refund = money(-999, "USD");
    expect(refund.ok && [50, 100, 0].map((percent) => discountPrice(refund.value, percent).minor)).toEqual([
      -499, 0, -999,
    ]);
    for (const odd of [-1, 101, 0.5, Number.NaN]) expect(discountPrice(price.value, odd)).toEqual(price.value);
  });

  it("CU9 the parts sum to the whole and differ by one at most", () => {
    fc.assert(
      fc.property(monies, fc.integer({ min: 1, max: 50 }), (whole, count) => {
        const parts = splitMoney(whole, count).map(({ minor }) => minor);
        expect(parts).toHaveLength(count);
        expect(parts.some((part) => Object.is(part, -0))).toBe(false);
        expect(parts.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(whole.minor));
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
    const whole = money(1, "USD");
    expect(whole.ok && splitMoney(whole.value, 1000)).toHaveLength(1000);
    for (const odd of [0, -1, 1.5, Number.NaN, 1001]) expect(whole.ok && splitMoney(whole.value, odd)).toEqual([]);
  });
});

describe("countries", () => {
  it("CU3 every country of ISO 3166 has a currency that the platform knows", () => {
    expect(COUNTRIES).toHaveLength(249);
    const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
    for (const country of COUNTRIES) expect([country, names.of(country)]).not.toContain(undefined);
    const known = new Set(Intl.supportedValuesOf("currency"));
    for (const currency of CURRENCIES)
      if (currency !== "ZWG" && currency !== "XCG") expect([currency, known.has(currency)]).toEqual([currency, true]);
    for (const odd of ["", "de", "EU", "XX", "constructor", undefined]) expect(isCountry(odd)).toBe(false);
  });

  it("CU3 no country is missing: every two letters that the platform calls a country are in the list", () => {
    const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => names.of(code) !== undefined);
    // Reserved, user-assigned and withdrawn codes, which ISO 3166-1 does not assign to a country.
    const unassigned = new Set(
      "AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ AN BU CS DD FX NH NT RH SU TP UK VD YD YU ZR DY HV QU CT FQ JT MI NQ PC PU PZ WK".split(
        " ",
      ),
    );
    expect(codes.filter((code) => !unassigned.has(code) && !isCountry(code))).toEqual([]);
  });

  it("CU3 the eurozone pays in EUR, others in their own", () => {
    for (const country of "AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "))
      expect(currencyOf(country)).toBe("EUR");
    for (const [country, currency] of [
      ["GB", "GBP"],
      ["CH", "CHF"],
      ["LI", "CHF"],
      ["SE", "SEK"],
      ["JP", "JPY"],
      ["BR", "BRL"],
      ["IN", "INR"],
      ["NO", "NOK"],
      ["CA", "CAD"],
      ["TR", "TRY"],
      ["PL", "PLN"],
      ["DK", "DKK"],
    ] as const)
      expect(currencyOf(country)).toBe(currency);
  });

  it("CU4 whatever is no country pays in US dollars", () => {
    expect(DEFAULT_CURRENCY).toBe("USD");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        fc.pre(!isCountry(text));
        expect(currencyOf(text)).toBe("USD");
      }),
    );
    for (const country of ["US", "PR", "EC"]) expect(currencyOf(country)).toBe("USD");
  });

  it("CU5 seven countries are treated like the United States", () => {
    expect(US_TERRITORIES).toEqual(["US", "CA", "VI", "AS", "GU", "MP", "PR"]);
    expect(COUNTRIES.filter(isUsTerritory)).toHaveLength(7);
  });
});
