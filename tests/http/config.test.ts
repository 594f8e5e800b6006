import { readConfig } from "@morsel/adapters/composition/server/config";
import { describe, expect, it } from "vitest";

describe("the environment", () => {
  it("may be empty", () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      dataFolder: expect.stringMatching(/[\\/]data$/),
      origin: undefined,
      databaseUrl: undefined,
      secret: undefined,
      previousSecret: undefined,
      providers: [],
      sessionPollSeconds: undefined,
      trustedProxies: 0,
      hasRateLimits: true,
      asksOpenFoodFacts: false,
      hasJobs: true,
      smtpUrl: undefined,
      mailFrom: undefined,
      traceShare: 1,
      traceHeaders: {},
    });
    expect(readConfig({ PORT: "", MORSEL_ORIGIN: "" })).toEqual(readConfig({}));
  });

  it("takes what is right", () => {
    expect(
      readConfig({
        PORT: "8080",
        HOST: "127.0.0.1",
        MORSEL_DATA: "/srv/morsel",
        MORSEL_ORIGIN: "https://food.example.org/",
        DATABASE_URL: "postgres://me:secret@db:5432/morsel",
        MORSEL_SECRET: "x".repeat(32),
        MORSEL_TRUSTED_PROXIES: "1",
        MORSEL_RATE_LIMITS: "off",
        MORSEL_JOBS: "off",
        MORSEL_SMTP_URL: "smtp://me:secret@mail.example.org:587",
        MORSEL_MAIL_FROM: "Morsel <morsel@example.org>",
        MORSEL_CAPTCHA: '{"provider":"hcaptcha","siteKey":"a-b.c","secretKey":"0x1"}',
      }),
    ).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      origin: "https://food.example.org",
      trustedProxies: 1,
      hasRateLimits: false,
      hasJobs: false,
      smtpUrl: "smtp://me:secret@mail.example.org:587",
      mailFrom: "Morsel <morsel@example.org>",
      captcha: { provider: "hcaptcha", siteKey: "a-b.c", secretKey: "0x1" },
    });
    expect(readConfig({ MORSEL_ORIGIN: "http://localhost:3000" })).toMatchObject({ origin: "http://localhost:3000" });
  });

  const wrong: readonly (readonly [string, string])[] = [
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["MORSEL_ORIGIN", "food.example.org"],
    ["MORSEL_ORIGIN", "https://food.example.org/diary"],
    ["MORSEL_ORIGIN", "http://food.example.org"],
    ["MORSEL_ORIGIN", "ftp://localhost"],
    ["DATABASE_URL", "mysql://db/morsel"],
    ["DATABASE_URL", "morsel"],
    ["MORSEL_SECRET", "short"],
    ["MORSEL_TRUSTED_PROXIES", "yes"],
    ["MORSEL_RATE_LIMITS", "no"],
    ["MORSEL_JOBS", "no"],
    ["MORSEL_SMTP_URL", "mail.example.org"],
    ["MORSEL_SMTP_URL", "http://mail.example.org"],
    ["MORSEL_CAPTCHA", "turnstile"],
    ["MORSEL_CAPTCHA", '{"provider":"other","siteKey":"a","secretKey":"b"}'],
    ["MORSEL_CAPTCHA", '{"provider":"turnstile","siteKey":"a"}'],
    ["MORSEL_CAPTCHA", '{"provider":"turnstile","siteKey":"a","secretKey":"b","more":1}'],
    ["MORSEL_CAPTCHA", "null"],
    ["MORSEL_SENTRY_DSN", "https://sentry.example.org/1"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "localhost:4318"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key"],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key=%FF"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["MORSEL_MAIL_FROM", "nobody"],
    ["MORSEL_MAIL_FROM", "a <b@example.org>, <c@example.org>"],
  ];
  for (const [name, value] of wrong)
    it(`refuses ${name}=${value} in one sentence`, () => {
      const refused = readConfig({ [name]: value });
      expect(refused).toEqual({
        _tag: "ConfigRefused",
        reasons: [expect.stringMatching(new RegExp(`^${name} .+\\.$`))],
      });
    });

  it("takes a collector of traces with its headers, and a keeper of errors", () => {
    const read = readConfig({
      MORSEL_SENTRY_DSN: "https://key@sentry.example.org/1",
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318/",
      OTEL_EXPORTER_OTLP_HEADERS: "x-key=a%20b, authorization=Basic YQ==",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    });
    expect(read).toMatchObject({
      sentryDsn: "https://key@sentry.example.org/1",
      tracesTo: "http://localhost:4318",
      traceHeaders: { "x-key": "a b", authorization: "Basic YQ==" },
      traceShare: 0.25,
    });
  });

  it("asks for a sender where it has a mail server", () => {
    const refused = readConfig({ MORSEL_SMTP_URL: "smtp://mail.example.org" });
    expect(refused).toMatchObject({ reasons: [expect.stringMatching(/^MORSEL_MAIL_FROM /)] });
  });

  it("names all that is wrong at once, and shows no secret", () => {
    const refused = readConfig({
      PORT: "x",
      MORSEL_SECRET: "hush",
      DATABASE_URL: "mysql://me:hush@db",
      MORSEL_SMTP_URL: "http://me:hush@mail",
      MORSEL_CAPTCHA: '{"secretKey":"hush"}',
    });
    expect("reasons" in refused && refused.reasons).toHaveLength(5);
    expect(JSON.stringify(refused)).not.toContain("hush");
  });
});
