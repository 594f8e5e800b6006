import { CAPTCHA_HEADER, CAPTCHA_PLACE, CAPTCHA_SERVICES, type CaptchaWidget } from "@morsel/domain/reference";

/** The part that the three services' scripts have in common. */
type CaptchaApi = {
  readonly render: (
    place: HTMLElement,
    how: {
      readonly sitekey: string;
      readonly callback: (proof: string) => void;
      readonly "error-callback": () => void;
      readonly "expired-callback": () => void;
    },
  ) => unknown;
};

/** Time to solve the captcha, in milliseconds; afterwards the request goes without a proof and is refused in words. */
const PATIENCE_MS = 120_000;
const SCRIPT_MS = 15_000;
const LOADED = "morselCaptchaLoaded";

const load = (window: Window, { provider }: CaptchaWidget): Promise<CaptchaApi | undefined> =>
  new Promise((resolve) => {
    const { script: src, api } = CAPTCHA_SERVICES[provider];
    const names = window as unknown as Record<string, unknown>;
    names[LOADED] = () => resolve(names[api] as CaptchaApi);
    const script = window.document.createElement("script");
    script.src = `${src}?onload=${LOADED}&render=explicit`;
    script.async = true;
    script.addEventListener("error", () => {
      // It is tried again with the next request.
      script.remove();
      resolve(undefined);
    });
    window.setTimeout(() => resolve(undefined), SCRIPT_MS);
    window.document.head.append(script);
  });

/** Places the widget in the page's own element for it, or else at the foot of the window. */
const makePlace = (document: Document): HTMLElement => {
  const place = document.createElement("div");
  const named = document.getElementById(CAPTCHA_PLACE);
  if (named === null) {
    place.style.cssText = "position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:1000";
    document.body.append(place);
  } else named.append(place);
  place.scrollIntoView({ block: "nearest" });
  return place;
};

/** ID104: shows the widget and waits for its proof; null where it cannot be had. */
const makeCaptchaProofs = (window: Window, widget: CaptchaWidget): (() => Promise<string | null>) => {
  let loading: Promise<CaptchaApi | undefined> | undefined;
  return async () => {
    loading ??= load(window, widget);
    const api = await loading;
    if (api === undefined) {
      loading = undefined;
      return null;
    }
    const place = makePlace(window.document);
    try {
      return await new Promise<string | null>((resolve) => {
        const none = () => resolve(null);
        window.setTimeout(none, PATIENCE_MS);
        api.render(place, {
          sitekey: widget.siteKey,
          callback: resolve,
          "error-callback": none,
          "expired-callback": none,
        });
      });
    } finally {
      place.remove();
    }
  };
};

/** The same request with the proof, if there is one. */
const withProof = (init: RequestInit | undefined, proof: string | null): RequestInit => {
  const headers = new Headers(init?.headers);
  if (proof !== null) headers.set(CAPTCHA_HEADER, proof);
  return { ...init, headers };
};

/** ID123: names and passwords are taken without a proof until the server asks for one. */
const isSignIn = (url: string): boolean => url.endsWith("/callback/credentials");

const isAskedFor = async (response: Response): Promise<boolean> =>
  response.status === 403 && (await response.clone().text()).includes("CaptchaNeeded");

/** A `fetch` for what a person is to be asked for. */
export const makeCaptchaFetch = (
  window: Window,
  widget: CaptchaWidget,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch => {
  const next = makeCaptchaProofs(window, widget);
  return async (input, init) => {
    if (isSignIn(String(input))) {
      const response = await fetch(input, init);
      if (!(await isAskedFor(response))) return response;
    }
    return fetch(input, withProof(init, await next()));
  };
};
