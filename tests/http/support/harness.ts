import type { Clock } from "@morsel/application/platform/clock";
import type { PartnerGym } from "@morsel/application/membership/gym/partner-gym";
import type { ConfiguredPayments } from "@morsel/application/membership/payment-webhooks";
import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import { MEMORY_MODULES } from "@morsel/adapters/composition/memory-concepts";
import { moduleOf, resolve } from "@morsel/adapters/composition/container";
import type { SiteFile } from "@morsel/adapters/composition/server/site-file";
import { jobRunner, serverContainer } from "@morsel/adapters/composition/server/server-container";
import { serverPorts } from "@morsel/adapters/composition/server/server-ports";
import { DEFAULT_SITE_SETTINGS } from "@morsel/adapters/http-server/platform/site-of";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import type { Log } from "@morsel/adapters/http-server/platform/log";
import { makeWebHandler } from "@morsel/adapters/http-server/host/web-handler";
import { makeMessageMailWords } from "@morsel/adapters/mail/message-mail-words";
import { mailboxTable, makeMemoryMailer } from "@morsel/adapters/memory/mail/mailbox";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { makeMemoryIds } from "@morsel/adapters/memory/platform/ids";
import { makeMemoryCommonPasswords } from "@morsel/adapters/memory/identity/common-passwords";
import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
import { MemoryFoods, SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { emptyMemory, MemoryState } from "@morsel/adapters/memory/platform/state";
import type { Captcha } from "@morsel/application/captcha/captcha";
import { Memberships } from "@morsel/application/eligibility/membership-facts";
import type { CommonPasswords } from "@morsel/application/identity/common-passwords";
import type { Mail, Mailer, MailRefused } from "@morsel/application/mail/mailer";
import type { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import type { Token } from "@morsel/application/platform/token";
import { Effect } from "effect";
import { fileURLToPath } from "node:url";

export const ORIGIN = "http://localhost:3000";
/** Noon in UTC on a Thursday. */
export const START = Date.UTC(2026, 2, 5, 12);
export const TODAY = "2026-03-05";
const MESSAGES = fileURLToPath(new URL("../../../ui/i18n/messages/", import.meta.url));
const NO_PAGE = fileURLToPath(new URL("no-such-build/", import.meta.url));

export type LogLine = { readonly level: string; readonly event: string; readonly fields: unknown };

export type Harness = {
  /** Ports from which a server over a socket can be made. */
  readonly ports: Parameters<typeof makeWebHandler>[0];
  /** Resolves a token of the server. */
  readonly get: <A>(token: Token<A>) => A;
  /** Sent mails, oldest first. */
  readonly mails: () => readonly Mail[];
  /** Does all jobs that are due. */
  readonly runJobs: () => Promise<number>;
  readonly advance: (milliseconds: number) => void;
  /** The machine's clock is set forwards or backwards; no time passes. */
  readonly setClock: (milliseconds: number) => void;
  readonly lines: readonly LogLine[];
  readonly handler: (request: Request) => Promise<Response>;
  readonly browser: () => Browser;
  readonly close: () => Promise<void>;
};

type Modules = Parameters<typeof serverContainer>[1];

/** Memory for every concept, and the foods of the samples. */
export const memoryStorage = (memory = emptyMemory()): Modules => [
  moduleOf(({ constant }) => {
    constant(MemoryState, memory);
    constant(MemoryFoods, SAMPLE_FOODS);
  }),
  ...Object.values(MEMORY_MODULES),
];

type Options = {
  /** Modules of the concepts, over the storage of the test's choice; memory when absent. */
  readonly modules?: Modules;
  readonly origin?: string;
  readonly hasRateLimits?: boolean;
  /** Few words are enough for most tests. */
  readonly commonPasswords?: CommonPasswords;
  readonly isReady?: Effect.Effect<boolean>;
  readonly folder?: string;
  readonly sessionPollSeconds?: number;
  /** The operator's settings of the pages. */
  readonly site?: SiteFile;
  readonly secret?: string;
  readonly previousSecret?: string;
  readonly providers?: SignInProviders;
  readonly captcha?: Captcha;
  readonly memberships?: Memberships;
  /** Ports for which the test has others. */
  readonly instead?: readonly (readonly [port: Token<unknown>, value: unknown])[];
  readonly gym?: PartnerGym;
  /** A payment provider, over the clock of the server. */
  readonly payments?: (clock: Clock, now: () => number) => ConfiguredPayments;
  /** Tells by the number of attempts if the mail server refuses for now. */
  readonly mailIsAway?: (tries: number) => boolean;
};

/** A mail server that is not always there. */
const mailerWith = (mailer: Mailer, isAway: (tries: number) => boolean): Mailer => {
  let tries = 0;
  return {
    send: (mail) => {
      tries += 1;
      return isAway(tries)
        ? Effect.fail<MailRefused>({ _tag: "MailRefused", code: "ECONNREFUSED", isFinal: false })
        : mailer.send(mail);
    },
  };
};

/** Members of most tests have no premium, and use all there is; the walls have tests of their own. */
const WITHOUT_WALLS: SiteFile = {
  settings: DEFAULT_SITE_SETTINGS,
  flags: [],
  premium: { ...DEFAULT_PREMIUM, features: ["no_ads"] },
};

/** The real server over memory, without a socket. */
export const startServer = async (options: Options = {}): Promise<Harness> => {
  const { clock, monotonic, advance, set } = makeMemoryClock(START);
  const mailState = emptyMemory();
  const lines: LogLine[] = [];
  const log: Log = (level, event, fields) => {
    lines.push({ level, event, fields });
  };
  const settings = {
    clock,
    monotonic,
    ids: makeMemoryIds(),
    passwords: makeMemoryPasswords(),
    commonPasswords: options.commonPasswords ?? makeMemoryCommonPasswords(),
    isReady: options.isReady ?? Effect.succeed(true),
    secret: options.secret ?? "a secret for tests only, long enough",
    previousSecret: options.previousSecret,
    ...(options.providers === undefined ? {} : { providers: options.providers }),
    ...(options.captcha === undefined ? {} : { captcha: options.captcha }),
    hasRateLimits: options.hasRateLimits ?? false,
    ...(options.gym === undefined ? {} : { gym: options.gym }),
    ...(options.payments === undefined ? {} : { payments: options.payments(clock, () => Effect.runSync(clock.now)) }),
    log,
    site: options.site ?? WITHOUT_WALLS,
    mailer: mailerWith(makeMemoryMailer(mailState), options.mailIsAway ?? (() => false)),
    mailWords: makeMessageMailWords(MESSAGES),
    contactAddress: "operator@example.org",
    publicOrigin: options.origin ?? ORIGIN,
  };
  const container = serverContainer(settings, options.modules ?? memoryStorage());
  const get = <A>(token: Token<A>): A => resolve(container, token);
  const { memberships } = options;
  if (memberships !== undefined) (await container.rebindAsync(Memberships as symbol)).toConstantValue(memberships);
  for (const [port, value] of options.instead ?? [])
    (await container.rebindAsync(port as symbol)).toConstantValue(value);
  const ports = serverPorts(container, options);
  const { handler, close } = await makeWebHandler(ports, options.folder ?? NO_PAGE);
  const origin = options.origin ?? ORIGIN;
  const mails = (): readonly Mail[] => [...mailState.of(mailboxTable).values()];
  return {
    get,
    mails,
    runJobs: () => Effect.runPromise(jobRunner(container).runDue),
    ports,
    advance,
    setClock: set,
    lines,
    handler,
    close,
    browser: () => makeBrowser(handler, origin),
  };
};

export type Browser = {
  readonly cookies: Map<string, string>;
  /** As fetch does in a page of this origin: sends its cookies and its Origin, keeps what is set. */
  readonly fetch: typeof globalThis.fetch;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  readonly send: (method: string, path: string, body?: unknown) => Promise<Response>;
  readonly form: (path: string, fields: Record<string, string>) => Promise<Response>;
  readonly signUp: (more?: Record<string, unknown>) => Promise<Response>;
  readonly signIn: (login: string, password?: string, more?: Record<string, string>) => Promise<Response>;
};

const keep = (cookies: Map<string, string>, response: Response): void => {
  for (const line of response.headers.getSetCookie()) {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
    if (attributes.includes("Max-Age=0")) cookies.delete(name);
    else cookies.set(name, value);
  }
};

export const PASSWORD = "correct horse battery";

export const someone = (name: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  email: `${name}@example.org`,
  username: name,
  password: PASSWORD,
  locale: "en",
  time_zone: "Europe/Berlin",
  country: "DE",
  sex: "female",
  birth_date: "1990-05-17",
  height_cm: 168,
  weight_kg: 70,
  goal_weight_kg: 65,
  activity_level: 2,
  weekly_change_kg: -0.5,
  agreements: CURRENT_VERSIONS,
  ...more,
});

/** Reads the first event of a stream that ends with its session, and leaves the rest, like a page that is closed. */
const begunStream = async (response: Response): Promise<Response> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (reader !== undefined && !text.includes("event:")) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  await reader?.cancel();
  return new Response(text, { status: response.status, headers: response.headers });
};

export const makeBrowser = (handler: Harness["handler"], origin = ORIGIN): Browser => {
  const cookies = new Map<string, string>();
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, origin);
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (init.method !== undefined && init.method !== "GET" && !headers.has("origin")) headers.set("origin", origin);
    const response = await handler(new Request(url, { ...init, headers }));
    keep(cookies, response);
    const isEndless = response.headers.get("content-type") === "text/event-stream";
    return isEndless ? begunStream(response) : response;
  };
  const get: Browser["get"] = (path, headers = {}) => fetch(path, { headers });
  const send: Browser["send"] = (method, path, body) => {
    if (body instanceof Uint8Array) {
      const file: RequestInit = { method, headers: { "content-type": "application/octet-stream" } };
      return fetch(path, { ...file, body: body as BodyInit });
    }
    return fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  };
  const form: Browser["form"] = async (path, fields) => {
    const { csrfToken } = (await (await get("/api/auth/csrf")).json()) as { csrfToken: string };
    return fetch(path, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ csrfToken, json: "true", ...fields }).toString(),
    });
  };
  return {
    cookies,
    fetch,
    get,
    send,
    form,
    signUp: (more = {}) => send("POST", "/api/services/users", someone("ada", more)),
    signIn: (username, password = PASSWORD, more = {}) =>
      form("/api/auth/callback/credentials", { username, password, ...more }),
  };
};

/** A browser whose person has just joined and signed in. */
export const joined = async (server: Pick<Harness, "browser">, name = "ada"): Promise<Browser> => {
  const browser = server.browser();
  const response = await browser.send("POST", "/api/services/users", someone(name));
  if (response.status !== 201) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
  await browser.signIn(name);
  return browser;
};

/** Ids in tests count up. */
export const id = (n: number): string => `00000000-0000-7000-9000-${String(n).padStart(12, "0")}`;
