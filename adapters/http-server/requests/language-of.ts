import { isLocale, preferredLocale, type Locale } from "@morsel/domain/locales";
import type { RequestContext } from "./request-context.ts";

const LOCALE = /[?&]locale=([\w-]+)/;

/** F38: the language that an answer is in: the one that is asked for, that of the reader's program, or the member's own. */
export const languageOf = ({ call, session, bearer }: RequestContext): Locale => {
  const [, asked] = LOCALE.exec(call.target) ?? [];
  if (isLocale(asked)) return asked;
  const accepted = call.headers["accept-language"];
  // Programs that were told no language send a star.
  if (accepted !== undefined && accepted.trim() !== "*") return preferredLocale(accepted);
  return preferredLocale((session ?? bearer)?.member.profile.locale ?? "");
};
