import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { ContactPlace, ContactStore } from "../contact/contact-store.ts";
import type { SessionStore } from "../identity/session-store.ts";
import type { CsvCell } from "../platform/csv.ts";
import type { LinkStore } from "../sign-in-methods/link-store.ts";
import type { PasskeyStore } from "../sign-in-methods/passkey-store.ts";
import type { TokenStore } from "../tokens/token-store.ts";
import { instantCell } from "./columns.ts";
import type { ExportFile } from "./export-files.ts";
import { pages } from "./pages.ts";

export type AccessPorts = {
  readonly sessions: SessionStore;
  readonly passkeys: PasskeyStore;
  readonly links: LinkStore;
  readonly tokens: TokenStore;
  readonly contact: ContactStore;
};

type Rows = readonly (readonly CsvCell[])[];

const AT_ONCE = 100;

const instantOr = (milliseconds: number | undefined): CsvCell =>
  milliseconds === undefined ? undefined : instantCell(milliseconds);

/** W433: by what a member gets in and who speaks for them, without anything that opens it. */
const waysIn = ({ passkeys, links, tokens }: AccessPorts, { id }: Member): Effect.Effect<Rows> =>
  Effect.map(Effect.all([passkeys.all(id), links.all(id), tokens.all(id)]), ([keys, linked, made]): Rows => [
    ...keys.map(({ browser, system, createdAt, lastUsedAt }) => [
      "passkey",
      [browser, system].filter((one) => one !== undefined).join(", "),
      undefined,
      instantCell(createdAt),
      instantOr(lastUsedAt),
    ]),
    ...linked.map(({ provider, linkedAt }) => ["service", provider, undefined, instantCell(linkedAt), undefined]),
    ...made.map(({ name, scopes, createdAt, lastUsedAt }) => [
      "token",
      name,
      scopes.join(" "),
      instantCell(createdAt),
      instantOr(lastUsedAt),
    ]),
  ]);

/** W433: who gets in and how, where somebody is signed in, and what was written to whoever runs the place. */
export const accessFiles = (ports: AccessPorts, member: Member): readonly ExportFile[] => [
  {
    name: "sign_in_methods.csv",
    columns: ["kind", "name", "scopes", "added_at_utc", "last_used_at_utc"],
    first: Effect.map(waysIn(ports, member), (rows) => ({ rows })),
  },
  {
    name: "sessions.csv",
    columns: ["began_at_utc", "last_seen_at_utc", "ends_at_utc", "browser", "system", "network"],
    first: Effect.map(ports.sessions.all(member.id), (all) => ({
      rows: all.map(({ createdAt, lastSeenAt, expiresAt, device: { browser, system, network } }) => [
        ...[createdAt, lastSeenAt, expiresAt].map(instantCell),
        browser,
        system,
        network,
      ]),
    })),
  },
  {
    name: "messages_to_operator.csv",
    columns: ["id", "received_at_utc", "email", "topic", "text", "locale"],
    first: pages(
      AT_ONCE,
      (after: ContactPlace | undefined, limit) =>
        ports.contact.newest({ limit, from: member.id, ...(after === undefined ? {} : { after }) }),
      (last) => last,
      ({ id, receivedAt, email, topic, text, locale }) => [[id, instantCell(receivedAt), email, topic, text, locale]],
    ),
  },
];
