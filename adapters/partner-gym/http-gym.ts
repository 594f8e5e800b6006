import type { GymUnavailable, PartnerGym } from "@morsel/application/membership/gym/partner-gym";
import type { OutboundHttp } from "@morsel/application/platform/outbound-http";
import * as Effect from "effect/Effect";

export type GymSettings = { readonly name: string; readonly url: string; readonly key: string };

const MAX_BYTES = 16_384;
const TIMEOUT_MS = 5_000;
const unavailable: Effect.Effect<never, GymUnavailable> = Effect.fail({ _tag: "GymUnavailable" });

const lastsUntilIn = (body: Uint8Array): number => {
  const answer: unknown = JSON.parse(new TextDecoder().decode(body));
  const text =
    typeof answer === "object" && answer !== null && "valid_until" in answer ? answer.valid_until : undefined;
  return typeof text === "string" ? Date.parse(text) : Number.NaN;
};

/** Asks the operator's service: POST {"membership"}, answered by {"valid_until"} in ISO 8601, or by 404. */
export const makeHttpGym = ({ name, url, key }: GymSettings, outbound: OutboundHttp): PartnerGym => ({
  name,
  isSandbox: false,
  lastsUntil: (membership) =>
    Effect.gen(function* () {
      const { status, body } = yield* outbound.send({
        method: "POST",
        url,
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ membership }),
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
      if (status === 404) return undefined;
      const until =
        status === 200 ? yield* Effect.try({ try: () => lastsUntilIn(body), catch: () => "unreadable" }) : 0;
      return Number.isSafeInteger(until) && until > 0 ? until : yield* unavailable;
    }).pipe(Effect.catch(() => unavailable)),
});

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length > 0 && value.length <= most;

/** Reads `MORSEL_GYM`; undefined where it cannot be used. */
export const readGymSettings = (text: string): GymSettings | undefined => {
  try {
    const { name, url, key, ...others } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isUsable =
      isText(name, 60) && isText(url, 500) && isText(key, 500) && URL.canParse(url) && url.startsWith("https://");
    return isUsable && Object.keys(others).length === 0 ? { name, url, key } : undefined;
  } catch {
    // An answer without JSON is refused by the caller with a sentence of its own.
    return undefined;
  }
};
