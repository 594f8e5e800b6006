/** A provider as the operator configured it. */
export type ProviderSettings = {
  /** A forum that speaks DiscourseConnect; absent for OpenID Connect. */
  readonly kind?: "discourse";
  readonly id: string;
  readonly name: string;
  /** The issuer of its tokens, whose discovery document says the rest, unless `metadata` does. */
  readonly issuer: string;
  readonly clientId: string;
  /** Present if the secret is a text; Apple's is signed anew each time. */
  readonly clientSecret?: string;
  readonly signedSecret?: { readonly teamId: string; readonly keyId: string; readonly privateKey: string };
  readonly scope: string;
  readonly isFormPost: boolean;
  /** An issuer in the operator's own network. */
  readonly isPrivate: boolean;
  /** Metadata of a service without a complete discovery document. */
  readonly metadata?: Readonly<Record<string, string>>;
};

type Given = { readonly [name: string]: unknown };
type Refused = { readonly reason: string };

const OPENID = { scope: "openid email profile", isFormPost: false, isPrivate: false } as const;

/** Sources: each service's own documentation for web sites. */
const PRESETS: Readonly<Record<string, Omit<ProviderSettings, "clientId">>> = {
  google: { ...OPENID, id: "google", name: "Google", issuer: "https://accounts.google.com" },
  apple: {
    ...OPENID,
    id: "apple",
    name: "Apple",
    issuer: "https://appleid.apple.com",
    scope: "openid name email",
    // "name" and "email" are told in a form only.
    isFormPost: true,
  },
  facebook: {
    ...OPENID,
    id: "facebook",
    name: "Facebook",
    issuer: "https://www.facebook.com",
    scope: "openid email public_profile",
    metadata: {
      authorization_endpoint: "https://www.facebook.com/dialog/oauth",
      token_endpoint: "https://graph.facebook.com/oauth/access_token",
      jwks_uri: "https://www.facebook.com/.well-known/oauth/openid/jwks/",
    },
  },
};

/** Names that mean something else below /api/auth. */
const RESERVED: ReadonlySet<string> = new Set(["credentials", "passkey", "email"]);
const ID = /^[a-z][a-z0-9-]{0,29}$/;
/** As Discourse asks of the secret that both sides know. */
const MIN_SHARED_SECRET = 10;
const LOCAL: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

const text = (given: Given, name: string): string | undefined => {
  const value = given[name];
  return typeof value === "string" && value !== "" && value.length <= 5000 ? value : undefined;
};

const isIssuer = (issuer: string): boolean => {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || (protocol === "http:" && LOCAL.has(hostname));
};

/** The forum's address stands for the issuer; nothing else names the client, and both share one secret. */
const readForum = (given: Given): ProviderSettings | Refused => {
  const [id, issuer, clientSecret] = [text(given, "id") ?? "forum", text(given, "issuer"), text(given, "clientSecret")];
  if (!ID.test(id) || RESERVED.has(id)) return { reason: "needs an id of lower-case letters, figures and hyphens" };
  if (issuer === undefined || !isIssuer(issuer))
    return { reason: `needs the forum's address as issuer, which begins with https://, for "${id}"` };
  if (clientSecret === undefined || clientSecret.length < MIN_SHARED_SECRET)
    return { reason: `needs a clientSecret of ${MIN_SHARED_SECRET} or more characters for "${id}"` };
  const name = text(given, "name") ?? new URL(issuer).hostname;
  return { ...OPENID, kind: "discourse", id, name, issuer, clientId: "", clientSecret };
};

const readOne = (given: Given): ProviderSettings | Refused => {
  const presetName = text(given, "preset");
  if (presetName === "discourse") return readForum(given);
  const preset = presetName === undefined ? undefined : PRESETS[presetName];
  if (presetName !== undefined && preset === undefined)
    return { reason: `has a preset that is none of ${[...Object.keys(PRESETS), "discourse"].join(", ")}` };
  const [id, issuer] = [preset?.id ?? text(given, "id") ?? "", preset?.issuer ?? text(given, "issuer") ?? ""];
  if (!ID.test(id) || RESERVED.has(id))
    return { reason: "needs an id of lower-case letters, figures and hyphens for each that is no preset" };
  if (!isIssuer(issuer)) return { reason: `needs an issuer that begins with https:// for "${id}"` };
  const clientId = text(given, "clientId");
  const clientSecret = text(given, "clientSecret");
  const [teamId, keyId, privateKey] = [text(given, "teamId"), text(given, "keyId"), text(given, "privateKey")];
  const signedSecret =
    teamId === undefined || keyId === undefined || privateKey === undefined ? undefined : { teamId, keyId, privateKey };
  if (clientId === undefined || (clientSecret ?? signedSecret) === undefined)
    return { reason: `needs clientId and clientSecret for "${id}" (Apple: clientId, teamId, keyId and privateKey)` };
  return {
    ...OPENID,
    ...preset,
    id,
    issuer,
    clientId,
    name: text(given, "name") ?? preset?.name ?? id,
    isPrivate: given["isPrivate"] === true,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    ...(signedSecret === undefined ? {} : { signedSecret }),
  };
};

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    // A text that is not JSON is no list either.
    return undefined;
  }
};

/** A list in JSON: presets, and issuers of one's own. Nothing given is repeated in a refusal: it holds secrets. */
export const readProviderSettings = (json: string): readonly ProviderSettings[] | Refused => {
  const list = parsed(json);
  if (!Array.isArray(list) || list.length > 10)
    return {
      reason: 'must be a list in JSON of at most 10, such as [{"preset":"google","clientId":"…","clientSecret":"…"}]',
    };
  const read = list.map((one: unknown) => readOne(typeof one === "object" && one !== null ? (one as Given) : {}));
  const refused = read.find((one): one is Refused => "reason" in one);
  if (refused !== undefined) return refused;
  const settings = read.filter((one): one is ProviderSettings => !("reason" in one));
  return new Set(settings.map(({ id }) => id)).size === settings.length ? settings : { reason: "names one id twice" };
};
