import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer, MailRefused } from "@morsel/application/mail/mailer";
import * as Effect from "effect/Effect";
import { messageOf } from "./message.ts";

const codeOf = (problem: unknown): string =>
  problem instanceof Error && "code" in problem ? String(problem.code) : "MailFolder";

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Below the data directory, which is there. The first mails come together, and one of them makes it. */
const madeFolder = (folder: string): Promise<void> =>
  mkdir(folder, { mode: 0o700 }).catch((problem: unknown) => {
    if (codeOf(problem) !== "EEXIST") throw problem;
  });

/** W229: one file for each mail, as mail programs open them; whole or not at all. */
export const makeFolderMailer = (folder: string, from: string): Mailer => {
  const write = async (mail: Parameters<Mailer["send"]>[0]): Promise<void> => {
    const path = join(folder, `${mail.id}.eml`);
    if (await isThere(path)) return;
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await transport.sendMail(messageOf(mail, from));
    await madeFolder(folder);
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600, flush: true });
    await rename(`${path}.part`, path);
  };
  return {
    send: (mail) =>
      Effect.tryPromise({
        try: () => write(mail),
        catch: (problem): MailRefused => ({ _tag: "MailRefused", code: codeOf(problem), isFinal: false }),
      }),
  };
};
