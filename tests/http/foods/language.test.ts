import { makeNamesOfFoods } from "@morsel/adapters/importers/foods/local-food-names";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { makeMemoryFoodCatalogue } from "@morsel/adapters/memory/foods/food-catalogue";
import { makeFoodsInLanguage } from "@morsel/application/foods/foods-in-language";
import { CurrentLanguage } from "@morsel/application/platform/current-language";
import { languageOf } from "@morsel/adapters/http-server/requests/language-of";
import type { RequestContext } from "@morsel/adapters/http-server/requests/request-context";
import { foodText } from "@morsel/adapters/http-contract/foods/encode";
import { Effect } from "effect";
import { beforeAll, describe, expect, it } from "vitest";
import { startServer, type Harness } from "../support/harness.ts";

const banana = SAMPLE_FOODS.find(({ id }) => id === "sr28-09040");

describe("F38 foods in the language of whoever asks", () => {
  let server: Harness;
  beforeAll(async () => {
    server = await startServer();
  });
  const food = async (path: string, headers: Record<string, string> = {}) =>
    (await (await server.browser().get(`/api/services/foods/sr28-09040${path}`, headers)).json()) as {
      readonly description: string;
      readonly language?: string;
    };

  it("F38 says that a name is English where it is no name of the language", async () => {
    expect(await food("")).toMatchObject({ description: "Banana" });
    expect((await food("")).language).toBeUndefined();
    expect((await food("", { "accept-language": "en-GB,de;q=0.5" })).language).toBeUndefined();
    expect((await food("", { "accept-language": "de-AT" })).language).toBe("en");
    expect((await food("?locale=de")).language).toBe("en");
    expect((await food("?locale=en", { "accept-language": "de" })).language).toBeUndefined();
  });

  it("F38 calls a food by its name there, and writes each name of it", async () => {
    const foods = makeFoodsInLanguage({ foods: makeMemoryFoodCatalogue(SAMPLE_FOODS), names: makeNamesOfFoods() });
    const inLanguage = (locale: string) =>
      Effect.runPromise(Effect.provideService(foods.byId("sr28-09040" as never), CurrentLanguage, locale));
    const german = await inLanguage("de");
    expect(german).toMatchObject({ description: "Banane", nutrients: banana?.nutrients });
    expect(german?.language).toBeUndefined();
    const english = await inLanguage("en");
    expect(english).toEqual(banana);
    for (const [one, name] of [
      [german, "Banane"],
      [english, "Banana"],
      [german, "Banane"],
    ] as const)
      expect(one === undefined ? "" : foodText(one)).toContain(`"description":"${name}"`);
  });

  it("F38 is the member's own where a program names none", () => {
    const context = (headers: Record<string, string>, locale?: string, target = "/api/x") =>
      ({
        call: { method: "GET", target, headers, body: undefined, address: "" },
        origin: "",
        cookies: new Map(),
        session: locale === undefined ? undefined : { member: { profile: { locale } } },
      }) as unknown as RequestContext;
    expect(languageOf(context({}))).toBe("en");
    expect(languageOf(context({}, "pt"))).toBe("pt");
    expect(languageOf(context({ "accept-language": "*" }, "ja"))).toBe("ja");
    expect(languageOf(context({ "accept-language": "fil" }, "ja"))).toBe("tl");
    expect(languageOf(context({}, "ja", "/api/x?a=1&locale=zh-TW"))).toBe("zh-TW");
    expect(languageOf(context({}, "ja", "/api/x?locale=xx"))).toBe("ja");
  });
});
