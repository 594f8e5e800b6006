import { beforeEach, expect } from "vitest";
import { type Browser, type Harness, joined, startServer } from "../support/harness.ts";

export const NEXT = "nine quiet lanterns";
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

export let server: Harness;
export let ada: Browser;
/** Ada has joined and signed in, on a server of each test's own. */
export const freshWorld = (): void =>
  beforeEach(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    await server.runJobs();
  });

/** The secret of the link in the last mail of that subject. */
export const tokenIn = (subject: RegExp, to = ""): string => {
  const mail =
    server.mails().findLast((one) => subject.test(one.subject) && one.to.startsWith(to)) ??
    expect.fail(`no mail ${subject.source}`);
  const [, token = ""] = /\/account\/[\w-]+[#/]([\w%-]+)/.exec(mail.text) ?? [];
  return decodeURIComponent(token);
};
export const subjects = () => server.mails().map(({ subject, to }) => `${to}: ${subject}`);
export const body = async (response: Response | Promise<Response>) => {
  const answered = await response;
  return [answered.status, (await answered.json()) as Record<string, unknown>] as const;
};
export const account = async (browser = ada) => (await body(browser.get("/api/services/account")))[1];
export const events = async (browser = ada) =>
  ((await body(browser.get("/api/services/account/events")))[1]["items"] as { readonly kind: string }[]).map(
    ({ kind }) => kind,
  );
export const refused = (tag: string, more = {}) =>
  expect.objectContaining({ type: `urn:morsel:problem:${tag}`, ...more });
