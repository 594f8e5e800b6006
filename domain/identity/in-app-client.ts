/** ID28: in which of our clients a page is seen. */
export type Client = "iOS" | "AndroidOS" | "Web";

export type ClientFacts = {
  /** The request's client-id and app-version headers. */
  readonly clientIdHeader?: string | undefined;
  readonly appVersionHeader?: string | undefined;
  readonly userAgent?: string | undefined;
  /** A flag inside the session token: the session was handed over by an app. */
  readonly tokenSaysInApp?: boolean | undefined;
};

export type InAppContext = {
  readonly client: Client;
  readonly isWebView: boolean;
  readonly clientId: string;
  readonly appVersion: string;
};

/** ID28 */
export const UNKNOWN = "N/A";

/** Our apps add "Morsel-iOS/24.3" or "Morsel-Android/24.3" to the browser's user-agent. */
const AGENT = /\bMorsel-(iOS|Android)\/([\w.-]{1,32})/i;
const known = (text: string | undefined): string | undefined => {
  const trimmed = text?.trim().slice(0, 100);
  return trimmed === "" ? undefined : trimmed;
};

const platform = (text: string): Client | undefined =>
  /iphone|ipad|ipod|\bios\b|-ios/i.test(text) ? "iOS" : /android/i.test(text) ? "AndroidOS" : undefined;

/** ID28: an in-app client is known by its client-id header, its user-agent or a flag in the token, any one of the three. */
export const inAppContext = (facts: ClientFacts): InAppContext => {
  const clientId = known(facts.clientIdHeader);
  const agent = AGENT.exec(facts.userAgent ?? "");
  const isWebView = clientId !== undefined || agent !== null || facts.tokenSaysInApp === true;
  const told = platform(clientId ?? "") ?? platform(facts.userAgent ?? "");
  return {
    client: isWebView ? (told ?? "Web") : "Web",
    isWebView,
    clientId: clientId ?? UNKNOWN,
    appVersion: known(facts.appVersionHeader) ?? agent?.[2] ?? UNKNOWN,
  };
};

/** ID29: the country of a viewer from its request headers: the override first, then the edge's, else the United States. */
export const viewerCountry = (override: string | undefined, edge: string | undefined): string =>
  [override, edge].map((code) => code?.trim().toUpperCase() ?? "").find((code) => /^[A-Z]{2}$/.test(code)) ?? "US";
