import fc from "fast-check";
import { makeAesSealing } from "@morsel/adapters/crypto/aes-sealing";
import { makeMailLinks } from "@morsel/adapters/crypto/mail-links";
import { purposeKeys, type Secrets } from "@morsel/adapters/crypto/purpose-keys";
import { makeMessageMailWords } from "@morsel/adapters/mail/message-mail-words";
import { MAIL_TEMPLATES } from "@morsel/adapters/composition/mail-templates";
import { renderMail } from "@morsel/adapters/react-mail/render-mail";
import { readUnsubscribe, unsubscribePath } from "@morsel/domain/account";
import type { MemberId } from "@morsel/domain/identity";
import { LOCALES } from "@morsel/domain/locales";
import { Effect } from "effect";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const words = makeMessageMailWords(fileURLToPath(new URL("../../../ui/i18n/messages/", import.meta.url)));
const ORIGIN = "https://food.example.org";
const NAMES = Object.keys(MAIL_TEMPLATES);
const ADA = "01890a5d-ac96-774b-bcce-b302099a8057" as MemberId;

const linksOf = (...secrets: Secrets) =>
  makeMailLinks(purposeKeys(secrets, "link in a mail"), makeAesSealing(purposeKeys(secrets, "sealed value")));
const [A_SECRET, ANOTHER] = ["a secret for tests only, long enough", "another secret for tests, long enough"] as const;

const written = async (name: string, locale: string, username = "ada", token = "t0ken-t0ken") =>
  renderMail(
    (MAIL_TEMPLATES[name] ?? expect.fail(name))({}, { username, token }),
    locale,
    await Effect.runPromise(words.in(locale)),
    ORIGIN,
  );

describe("a mail", () => {
  it("W226 says the same in HTML and in plain text, in every language, and leads to the operator's origin alone", async () => {
    for (const name of NAMES)
      for (const locale of LOCALES) {
        const { subject, text, html } = await written(name, locale);
        expect(subject).not.toBe("");
        expect(text).toContain("ada");
        const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? "");
        for (const url of links) {
          expect(url.startsWith(`${ORIGIN}/`)).toBe(true);
          expect(text).toContain(url);
        }
        expect(html).not.toMatch(/undefined|mail\.[a-z]/i);
      }
  });

  it("W226 every line of the plain text stands in the HTML, and all that the HTML says stands in the text", async () => {
    for (const name of NAMES) {
      const { subject, text, html } = await written(name, "en");
      const [, body = ""] = html.split("<body");
      const said = body
        .replaceAll(/<[^>]*>|^[^>]*>/g, "\n")
        .replaceAll("&#x27;", "'")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&")
        .split("\n")
        .filter((line) => line !== "");
      for (const line of said) expect(`${subject}\n${text}`).toContain(line);
      const lines = text.split("\n").filter((line) => line !== "");
      for (const line of lines) expect(said.includes(line) || said.includes(line.replace(/:$/, ""))).toBe(true);
    }
  });

  it("W226 takes a value as text and never as markup or a second line of the subject", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.constantFrom(...NAMES), async (username, name) => {
        const plain = await written(name, "en", "ada");
        const { subject, html } = await written(name, "en", `<script src=x>${username}"'&`);
        expect(subject).not.toMatch(/[\r\n]/);
        expect(html.match(/<[a-z!/]/gi)?.length).toBe(plain.html.match(/<[a-z!/]/gi)?.length);
      }),
    );
    const link = await written("resetPassword", "en", "ada", 'a/b?c=d\r\n"><b>');
    expect(link.text).toContain(`${ORIGIN}/account/password-reset/a%2Fb%3Fc%3Dd%0D%0A%22%3E%3Cb%3E`);
  });
});

describe("the secret of a link", () => {
  const links = linksOf(A_SECRET);

  it("W225 is always the same of one id, other of each other one, and other with another secret", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, two) => {
        const token = links.tokenOf(one);
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(links.tokenOf(one)).toBe(token);
        expect(links.tokenOf(two) === token).toBe(one === two);
        expect(linksOf(ANOTHER).tokenOf(one)).not.toBe(token);
        expect(links.hashOf(token)).not.toContain(token);
      }),
    );
  });

  it("ID82 is the one that was kept, also where the secret changed before the mail was sent; one change later it is lost", () => {
    fc.assert(
      fc.property(fc.uuid(), (one) => {
        const [token, changed] = [links.tokenOf(one), linksOf(ANOTHER, A_SECRET)];
        const hash = links.hashOf(token);
        expect(changed.tokenOf(one, hash)).toBe(token);
        expect(changed.tokenOf(one)).toBe(linksOf(ANOTHER).tokenOf(one));
        expect(linksOf("a third secret for tests, long enough", ANOTHER).tokenOf(one, hash)).not.toBe(token);
      }),
    );
  });
});

describe("the link that stops mail", () => {
  const links = linksOf(A_SECRET);
  const sealedOf = (path: string): string => new URL(path, ORIGIN).searchParams.get("token") ?? "";

  it("W227 is read by the server that made it, names nobody, and is none when anything of it is changed", () => {
    const sealed = sealedOf(unsubscribePath(links, ADA, "digest"));
    expect(readUnsubscribe(links, sealed)).toEqual({ member: ADA, list: "digest" });
    expect(sealed).not.toContain(ADA);
    expect(readUnsubscribe(linksOf(ANOTHER), sealed)).toBeUndefined();
    // ID82
    expect(readUnsubscribe(linksOf(ANOTHER, A_SECRET), sealed)).toEqual({ member: ADA, list: "digest" });
    fc.assert(
      fc.property(fc.nat({ max: sealed.length - 2 }), fc.constantFrom("A", "b", "-", "_"), (at, letter) => {
        const changed = sealed.slice(0, at) + letter + sealed.slice(at + 1);
        const read = readUnsubscribe(links, changed);
        expect(read === undefined || changed === sealed).toBe(true);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => readUnsubscribe(links, text) === undefined));
  });
});
