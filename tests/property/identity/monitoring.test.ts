import { nameMonitoringSession } from "@morsel/adapters/browser/monitoring";
import { MONITORING_IDLE_MS, MONITORING_TOTAL_MS } from "@morsel/domain/reference";
import fc from "fast-check";
import { expect, it } from "vitest";

const START = Date.UTC(2026, 2, 5, 12);

/** A browser that keeps one cookie for as long as it is told. */
const browserAt = () => {
  let [kept, until, now] = ["", 0, START];
  const document = {
    get cookie() {
      return now < until ? `theme=dark; ${kept}` : "theme=dark";
    },
    set cookie(line: string) {
      const [pair = "", ...attributes] = line.split("; ");
      const age = attributes.find((one) => one.startsWith("Max-Age="))?.slice(8);
      [kept, until] = [pair, now + Number(age) * 1000];
    },
  };
  return {
    window: { document, location: { protocol: "https:" } } as unknown as Window,
    wait: (ms: number) => (now += ms),
    now: () => now,
    name: () => kept.split("=")[1]?.split(".")[0],
  };
};

it("RE10 reports belong together until a quarter of an hour passes without one, and for four hours at most", () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 * 60_000 }), { maxLength: 60 }), (waits) => {
      const browser = browserAt();
      nameMonitoringSession(browser.window, browser.now());
      let [begun, name] = [browser.now(), browser.name()];
      for (const wait of waits) {
        browser.wait(wait);
        nameMonitoringSession(browser.window, browser.now());
        const isNew = wait >= MONITORING_IDLE_MS || browser.now() - begun >= MONITORING_TOTAL_MS;
        expect(browser.name() !== name).toBe(isNew);
        if (isNew) begun = browser.now();
        name = browser.name();
      }
    }),
  ));
