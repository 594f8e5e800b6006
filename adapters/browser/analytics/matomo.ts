import type { EventSink } from "./event-sink.ts";

export type MatomoPlace = { readonly origin: string; readonly site: string };

/** Sixteen hexadecimal digits, as Matomo names a visitor; the last ones of an id that begins with the time. */
const visitorOf = (device: string | undefined): string | undefined => {
  const digits = device?.replaceAll(/[^0-9a-f]/gi, "").slice(-16);
  return digits?.length === 16 ? digits.toLowerCase() : undefined;
};

/** The call by which Matomo counts, https://developer.matomo.org/api-reference/tracking-api. W237: the page's name instead of its address. */
export const matomoAddress = (
  { origin, site }: MatomoPlace,
  { page, locale, device_id, entry_point, feature }: Parameters<EventSink>[0],
  own: string,
): string => {
  const visitor = visitorOf(device_id);
  const values = Object.entries({ entry_point, feature }).filter(([, value]) => value !== undefined);
  const told = new URLSearchParams({
    idsite: site,
    rec: "1",
    apiv: "1",
    send_image: "0",
    action_name: page,
    url: own + page,
    lang: locale,
    ...(visitor === undefined ? {} : { _id: visitor }),
    ...(values.length === 0
      ? {}
      : { cvar: JSON.stringify(Object.fromEntries(values.map((value, n) => [n + 1, value]))) }),
  });
  return `${origin}/matomo.php?${told.toString()}`;
};

/** RE12: attribution: Matomo tells by which campaign somebody came. No script of its comes into the page, and no cookie goes along. */
export const matomoSink =
  (window: Window, fetch: typeof globalThis.fetch, place: MatomoPlace): EventSink =>
  (view) =>
    void fetch(matomoAddress(place, view, window.location.origin), {
      method: "POST",
      mode: "no-cors",
      credentials: "omit",
      keepalive: true,
      referrerPolicy: "no-referrer",
    }).catch(() => undefined);
