import type { Brand } from "../../brand/index.ts";
import { err, ok, type Result } from "../../result/index.ts";

/** An address as mail is sent to it: local part as typed, domain in lower case. */
export type Email = string & Brand<"Email">;

export type EmailRefused =
  | { readonly _tag: "EmailLength"; readonly max: number }
  | { readonly _tag: "EmailShape"; readonly accepted: string };

/** RFC 5321, 4.5.3.1: 64 octets before the @, 254 in all (256 of a path, less its brackets). */
export const EMAIL_MAX = 254;
const LOCAL_MAX = 64;

const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

const isDomain = (text: string): boolean => {
  const labels = text.split(".");
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
};

/** ID8: the form in which addresses are unique. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/**
 * ID7: a dot-atom before the @ and a dotted host name behind it, in ASCII; foreign letters in a domain are written as "xn--",
 * so that look-alike domains cannot hide.
 */
export const checkEmail = (given: string): Result<Email, EmailRefused> => {
  const text = given.trim();
  if (text.length === 0 || text.length > EMAIL_MAX) return err({ _tag: "EmailLength", max: EMAIL_MAX });
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(0, at));
  const domain = text.slice(at + 1).toLowerCase();
  return local.length <= LOCAL_MAX && LOCAL.test(local) && isDomain(domain)
    ? ok(`${local}@${domain}` as Email)
    : err({ _tag: "EmailShape", accepted: "name@example.org" });
};
