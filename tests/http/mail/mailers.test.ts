import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeFolderMailer } from "@morsel/adapters/mail/folder-mailer";
import { makeSmtpMailer } from "@morsel/adapters/mail/smtp-mailer";
import type { Mail } from "@morsel/application/mail/mailer";
import { Effect } from "effect";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";

const FROM = "Morsel <morsel@example.org>";
const mail: Mail = {
  id: "00000000-0000-7000-8000-000000000001",
  to: "ada@example.org",
  subject: "Grüße, 你好",
  text: "Hello Ada,\n\n.\nbye\n",
  html: "<p>Hello Ada</p>",
};
const QUICK = { connection: 300, greeting: 300, silence: 300 };

const undo: (() => void)[] = [];
afterEach(() => {
  for (const one of undo.splice(0)) one();
});

/** A real mail server that keeps what it is sent, or refuses as it is told. */
const smtp = async (refuse?: { readonly at: "rcpt" | "data"; readonly code: number }) => {
  const received: string[] = [];
  const recipients: string[] = [];
  const refusal = () => Object.assign(new Error("ada@example.org is unknown here"), { responseCode: refuse?.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done(refuse?.at === "rcpt" ? refusal() : null);
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refuse?.at === "data") return done(refusal());
        received.push(Buffer.concat(chunks).toString("utf8"));
        return done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  undo.push(() => server.close());
  return { received, recipients, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
};

const socketServer = async (onSocket: (socket: Socket) => void): Promise<string> => {
  const server: Server = createServer(onSocket);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  undo.push(() => server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const send = (mailer: ReturnType<typeof makeSmtpMailer>, what = mail) => Effect.runPromise(mailer.send(what));
const refused = (mailer: ReturnType<typeof makeSmtpMailer>) => Effect.runPromise(Effect.flip(mailer.send(mail)));

describe("mail over SMTP", () => {
  it("W225 arrives in both forms with the Message-ID of its id", async () => {
    const { received, url } = await smtp();
    await send(makeSmtpMailer(url, FROM));
    const [message = ""] = received;
    expect(received).toHaveLength(1);
    expect(message).toContain(`Message-ID: <${mail.id}@example.org>`);
    expect(message).toContain("To: ada@example.org");
    expect(message).toContain("Content-Type: text/plain");
    expect(message).toContain("Content-Type: text/html");
    expect(message).toContain("Auto-Submitted: auto-generated");
    expect(message).not.toContain("List-Unsubscribe");
  });

  it("W227 names the link that stops it, for one click", async () => {
    const { received, url } = await smtp();
    const unsubscribe = "https://food.example.org/api/services/mail/unsubscribe?token=abc";
    await send(makeSmtpMailer(url, FROM), { ...mail, unsubscribe });
    const unfolded = received[0]?.replaceAll(/\r\n[ \t]+/g, " ") ?? "";
    expect(unfolded).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("W230 an answer goes to whoever is named for it, and to no second address", async () => {
    const { received, url } = await smtp();
    await send(makeSmtpMailer(url, FROM), { ...mail, replyTo: "bo@example.org" });
    expect(received[0]).toContain("Reply-To: bo@example.org");
    expect(received[0]).toContain(`From: ${FROM}`);
  });

  it("an address that looks like two is never two", async () => {
    const { recipients, url } = await smtp();
    await Effect.runPromise(
      Effect.result(makeSmtpMailer(url, FROM).send({ ...mail, to: "a@example.org,b@example.org" })),
    );
    expect(recipients.length).toBeLessThan(2);
  });

  it.each([
    ["rcpt", 550, true],
    ["data", 554, true],
    ["rcpt", 451, false],
    ["data", 421, false],
  ] as const)(
    "W228 a refusal at %s with %i is final: %s, and says no word of the server's",
    async (at, code, isFinal) => {
      const { url } = await smtp({ at, code });
      const failure = await refused(makeSmtpMailer(url, FROM));
      expect(failure).toMatchObject({ _tag: "MailRefused", isFinal });
      expect(failure.code).toMatch(new RegExp(`^E[A-Z]+ ${code}$`));
      expect(JSON.stringify(failure)).not.toContain("ada");
    },
  );

  it("W228 a server that says nothing, stops half-way or is not there is given up in time", async () => {
    const silent = await socketServer(() => undefined);
    expect(await refused(makeSmtpMailer(silent, FROM, QUICK))).toMatchObject({ isFinal: false });
    const halfway = await socketServer((socket) => {
      socket.write("220 ready\r\n");
      socket.on("error", () => undefined);
    });
    expect(await refused(makeSmtpMailer(halfway, FROM, QUICK))).toMatchObject({ isFinal: false });
    const closing = await socketServer((socket) => socket.destroy());
    expect(await refused(makeSmtpMailer(closing, FROM, QUICK))).toMatchObject({ isFinal: false });
    expect(await refused(makeSmtpMailer("smtp://127.0.0.1:1", FROM, QUICK))).toMatchObject({
      code: "ESOCKET",
      isFinal: false,
    });
  });
});

describe("mail into a folder", () => {
  const folder = (): string => {
    const path = mkdtempSync(join(tmpdir(), "morsel-mail-"));
    undo.push(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  it("W229 is one whole file that mail programs open; the same mail again is the same file", async () => {
    const box = join(folder(), "mailbox");
    const mailer = makeFolderMailer(box, FROM);
    await send(mailer);
    await send(mailer, { ...mail, subject: "another" });
    await send(mailer, { ...mail, id: "00000000-0000-7000-8000-000000000002" });
    expect(readdirSync(box).toSorted()).toEqual([`${mail.id}.eml`, "00000000-0000-7000-8000-000000000002.eml"]);
    const text = readFileSync(join(box, `${mail.id}.eml`), "utf8");
    expect(text).toContain(`Message-ID: <${mail.id}@example.org>`);
    expect(text).toContain("Hello Ada");
    expect(text).not.toContain("another");
  });

  it("W228 a folder that cannot be made is a failed try", async () => {
    expect(await refused(makeFolderMailer("/proc/no/such/folder", FROM))).toMatchObject({ isFinal: false });
  });
});
