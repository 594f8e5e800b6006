import * as Effect from "effect/Effect";
import type { MemberId } from "@morsel/domain/identity";
import type { ReceivedMessage } from "@morsel/domain/contact";
import type { ContactPlace, ContactStore } from "../contact/contact-store.ts";
import type { SessionStore } from "../identity/session-store.ts";
import { type CsvCell, instantCell } from "@morsel/domain/export";
import type { ProviderLink } from "../identity/provider-account.ts";
import type { LinkStore } from "../sign-in-methods/link-store.ts";
import type { Passkey, PasskeyStore } from "../sign-in-methods/passkey-store.ts";
import type { TokenStore } from "../tokens/token-store.ts";
import type { ExportFile } from "./export-files.ts";
import { paginate } from "./pages.ts";

export type AccessPorts = {
  readonly messages: Pick<ContactStore, "ofMember">;
  readonly tokens: Pick<TokenStore, "all">;
  readonly sessions: Pick<SessionStore, "all">;
  readonly passkeys: Pick<PasskeyStore, "all">;
  readonly links: Pick<LinkStore, "all">;
};

type Row = readonly CsvCell[];

const AT_ONCE = 100;

const whenCell = (at: number | undefined): CsvCell => (at === undefined ? undefined : instantCell(at));

const messageRow = ({ id, receivedAt, topic, email, locale, text }: ReceivedMessage): Row => [
  id,
  instantCell(receivedAt),
  topic,
  email,
  locale,
  text,
];

const passkeyRow = ({ browser, system, createdAt, lastUsedAt }: Passkey): Row => [
  "passkey",
  undefined,
  browser,
  system,
  instantCell(createdAt),
  whenCell(lastUsedAt),
];

const linkRow = ({ provider, linkedAt }: ProviderLink): Row => [
  "provider",
  provider,
  undefined,
  undefined,
  instantCell(linkedAt),
  undefined,
];

/**
 * W155: what a member wrote to the operator, and by what they get in: their programs, devices, passkeys and providers. No key, no
 * hash and no name at another service is among it: with those somebody else would get in, or be told who that is.
 */
export const accessFiles = (
  { messages, tokens, sessions, passkeys, links }: AccessPorts,
  id: MemberId,
): readonly ExportFile[] => [
  {
    name: "contact_messages.csv",
    columns: ["id", "received_at_utc", "topic", "email", "language", "text"],
    first: paginate(
      AT_ONCE,
      (after: ContactPlace | undefined, limit) =>
        messages.ofMember(id, { limit, ...(after === undefined ? {} : { after }) }),
      (last): ContactPlace => ({ receivedAt: last.receivedAt, id: last.id }),
      (message) => [messageRow(message)],
    ),
  },
  {
    name: "api_tokens.csv",
    columns: ["id", "name", "scopes", "created_at_utc", "last_used_at_utc"],
    first: Effect.map(tokens.all(id), (all) => ({
      rows: all.map((one) => [
        one.id,
        one.name,
        one.scopes.join(" "),
        instantCell(one.createdAt),
        whenCell(one.lastUsedAt),
      ]),
    })),
  },
  {
    name: "sign_in_methods.csv",
    columns: ["kind", "provider", "browser", "system", "added_at_utc", "last_used_at_utc"],
    first: Effect.map(Effect.all([passkeys.all(id), links.all(id)]), ([keys, services]) => ({
      rows: [...keys.map(passkeyRow), ...services.map(linkRow)],
    })),
  },
  {
    name: "sessions.csv",
    columns: ["browser", "system", "network", "began_at_utc", "last_seen_at_utc", "expires_at_utc"],
    first: Effect.map(sessions.all(id), (all) => ({
      rows: all.map(({ device, createdAt, lastSeenAt, expiresAt }) => [
        device.browser,
        device.system,
        device.network,
        instantCell(createdAt),
        instantCell(lastSeenAt),
        instantCell(expiresAt),
      ]),
    })),
  },
];
