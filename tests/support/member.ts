import { CURRENT_VERSIONS } from "@morsel/domain/consent";
import { uuidV7 } from "@morsel/application/platform/uuid-v7";
import { randomBytes, randomUUID } from "node:crypto";
import { TIME_ZONE } from "./time-zone.ts";

/** A UUIDv7 as a browser makes it. */
export const uuidv7 = (now = Date.now()): string => uuidV7(now, randomBytes(10));

export const signUpBody = (overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
  const name = `m${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  return {
    email: `${name}@example.org`,
    username: name,
    password: "quiet-orchard-41-lantern",
    locale: "en",
    time_zone: TIME_ZONE,
    country: "DE",
    sex: "female",
    birth_date: "1990-05-17",
    height_cm: 168,
    weight_kg: 71.4,
    goal_weight_kg: 66,
    activity_level: 2,
    weekly_change_kg: -0.5,
    agreements: CURRENT_VERSIONS,
    ...overrides,
  };
};

type Call = (path: string, init?: { readonly method?: string; readonly body?: unknown }) => Promise<Response>;

/** Someone with a cookie jar who speaks JSON to a server, as the page does. */
export type Caller = { readonly call: Call; readonly cookies: () => string };

export const caller = (origin: string): Caller => {
  const jar = new Map<string, string>();
  const cookies = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const call: Call = async (path, init = {}) => {
    const form = init.body instanceof URLSearchParams;
    const response = await fetch(origin + path, {
      method: init.method ?? "GET",
      redirect: "manual",
      headers: {
        cookie: cookies(),
        origin,
        ...(init.body === undefined
          ? {}
          : { "content-type": form ? "application/x-www-form-urlencoded" : "application/json" }),
      },
      ...(init.body === undefined ? {} : { body: form ? String(init.body) : JSON.stringify(init.body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const cut = pair.indexOf("=");
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, cut));
      else jar.set(pair.slice(0, cut), pair.slice(cut + 1));
    }
    return response;
  };
  return { call, cookies };
};

export const signIn = async (who: Caller, username: string, password: string): Promise<Response> => {
  const { csrfToken } = (await (await who.call("/api/auth/csrf")).json()) as { csrfToken: string };
  return who.call("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ username, password, csrfToken, callbackUrl: "/", json: "true" }),
  });
};

export type SignedInMember = Caller & {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

/** Signs up and in; what the journeys and the fault tests begin with. */
export const newMember = async (
  origin: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<SignedInMember> => {
  const who = caller(origin);
  const body = signUpBody(overrides);
  const created = await who.call("/api/services/users", { method: "POST", body });
  if (created.status !== 201) throw new Error(`Sign-up answered ${created.status}: ${await created.text()}`);
  const { id } = (await created.json()) as { readonly id: string };
  const [username, password] = [String(body["username"]), String(body["password"])];
  const entered = await signIn(who, username, password);
  if (entered.status !== 200) throw new Error(`Sign-in answered ${entered.status}: ${await entered.text()}`);
  return { ...who, id, username, password, email: String(body["email"]) };
};
