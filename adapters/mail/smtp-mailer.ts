import type { Mailer, MailRefused } from "@morsel/application/mail/mailer";
import * as Effect from "effect/Effect";
import { messageOf } from "./message.ts";

/** W228: milliseconds; a mail that takes longer than all of them is tried again. */
export type SmtpTimeouts = { readonly connection: number; readonly greeting: number; readonly silence: number };
const PATIENCE: SmtpTimeouts = { connection: 10_000, greeting: 10_000, silence: 20_000 };

const numberOf = (problem: unknown): number =>
  problem instanceof Error && "responseCode" in problem ? Number(problem.responseCode) : 0;

/** A reply of 5xx to sender, recipient or text is final (RFC 5321, 4.2.1); 535 and its like are the operator's to mend. */
const refusalOf = (problem: unknown): MailRefused => {
  const reply = numberOf(problem);
  const code = problem instanceof Error && "code" in problem ? String(problem.code) : "Smtp";
  return {
    _tag: "MailRefused",
    code: reply > 0 ? `${code} ${reply}` : code,
    isFinal: reply >= 500 && reply < 600 && (code === "EENVELOPE" || code === "EMESSAGE"),
  };
};

/** A connection for each mail: one that lies idle is closed by the server, and the next mail would find out. */
export const makeSmtpMailer = (url: string, from: string, patience = PATIENCE): Mailer => {
  const post = async (mail: Parameters<Mailer["send"]>[0]): Promise<void> => {
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({
      url,
      connectionTimeout: patience.connection,
      greetingTimeout: patience.greeting,
      socketTimeout: patience.silence,
      dnsTimeout: patience.connection,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail(messageOf(mail, from));
    } finally {
      transport.close();
    }
  };
  return { send: (mail) => Effect.tryPromise({ try: () => post(mail), catch: refusalOf }) };
};
