import { makeHttpCaptcha } from "@morsel/adapters/captcha/http-captcha";
import { CAPTCHA_PROVIDERS, type CaptchaProvider } from "@morsel/domain/reference";
import { Effect } from "effect";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { clientOf, closeServers, listenOn, toPort } from "../../support/outbound.ts";
import { refusal, run } from "../stores.ts";

const KEYS = { siteKey: "site-key", secretKey: "s3cr3t-key" };

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

describe("a captcha service", () => {
  afterEach(closeServers);

  /** A service that answers so, and what it was asked. */
  const standIn = async (answer: (response: ServerResponse) => void, provider: CaptchaProvider = "turnstile") => {
    const asked: { readonly method?: string | undefined; readonly fields: object }[] = [];
    const port = await listenOn((request, response) => {
      void (async () => {
        const fields = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
        asked.push({ method: request.method, fields });
        answer(response);
      })();
    });
    const captcha = makeHttpCaptcha({ provider, ...KEYS }, toPort(port), `http://127.0.0.1:${port}/siteverify`);
    return { captcha, asked };
  };
  const saying =
    (body: unknown, status = 200) =>
    (response: ServerResponse) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

  it("ID104 is asked with our secret and the proof, and nothing of who asks", async () => {
    for (const provider of CAPTCHA_PROVIDERS) {
      const { captcha, asked } = await standIn(saying({ success: true, hostname: "localhost" }), provider);
      expect(captcha.widget).toEqual({ provider, siteKey: "site-key" });
      await run(captcha.check("proof & more"));
      expect(asked).toEqual([
        { method: "POST", fields: { secret: "s3cr3t-key", response: "proof & more", sitekey: "site-key" } },
      ]);
    }
  });

  it("ID104 refuses a proof that the service refuses, and asks nothing without one or of one that cannot be one", async () => {
    const { captcha, asked } = await standIn(saying({ success: false, "error-codes": ["timeout-or-duplicate"] }));
    for (const proof of ["used before", null, "", "x".repeat(8193)])
      expect(await refusal(captcha.check(proof))).toEqual({ _tag: "CaptchaNeeded" });
    expect(asked).toHaveLength(1);
  });

  it("ID105 says nothing when it is down, speaks of something else, leads elsewhere, or finds our own key wrong", async () => {
    for (const answer of [
      saying({ success: false, "error-codes": ["invalid-input-secret"] }),
      saying({ success: false, "error-codes": ["missing-input-secret"] }),
      saying({ success: "yes" }),
      saying({}),
      saying(null),
      saying("x".repeat(70_000)),
      saying({ success: true }, 500),
      saying({ success: true }, 429),
      (response: ServerResponse) => void response.writeHead(302, { location: "https://example.org/" }).end(),
      (response: ServerResponse) => void response.writeHead(200).end("<html>"),
      (response: ServerResponse) => void response.destroy(),
    ]) {
      const { captcha } = await standIn(answer);
      expect(await refusal(captcha.check("a proof"))).toEqual({ _tag: "CaptchaUnavailable" });
    }
    const nobody = makeHttpCaptcha({ provider: "turnstile", ...KEYS }, toPort(9), "http://127.0.0.1:9/siteverify");
    expect(await refusal(nobody.check("a proof"))).toEqual({ _tag: "CaptchaUnavailable" });
    // The guard: an address of the own network is not asked.
    const inside = makeHttpCaptcha({ provider: "turnstile", ...KEYS }, clientOf({}), "http://127.0.0.1/siteverify");
    expect(await refusal(inside.check("a proof"))).toEqual({ _tag: "CaptchaUnavailable" });
  });

  it("ID105 that hangs holds nobody longer than some seconds", async () => {
    const patience: (number | undefined)[] = [];
    const captcha = makeHttpCaptcha(
      { provider: "hcaptcha", ...KEYS },
      {
        send: ({ timeoutMs = 0 }) => {
          patience.push(timeoutMs);
          return Effect.fail({ _tag: "ResponseTimedOut", host: "api.hcaptcha.com", afterMs: timeoutMs });
        },
      },
    );
    expect(await refusal(captcha.check("a proof"))).toEqual({ _tag: "CaptchaUnavailable" });
    expect(patience).toEqual([5000]);
  });
});
