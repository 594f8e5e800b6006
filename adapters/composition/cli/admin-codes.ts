import { randomBytes } from "node:crypto";
import { makePremiumCodes } from "@morsel/application/back-office/premium-codes";
import type { CodeWish } from "@morsel/domain/back-office";
import type { PremiumCode } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import { makeSqlBackOfficeStore } from "../../sql/back-office/back-office-store.ts";
import { makeSqlMembershipStore } from "../../sql/membership/membership-store.ts";
import { makeSystemClock } from "../../system/system-clock.ts";
import { makeUuidV7Ids } from "../../system/uuid-v7-ids.ts";
import { exitWith, runWithDatabase } from "./run-with-database.ts";

const USAGE = [
  "Say what to do with codes:",
  "  npm run admin -- codes                                                 all of them, and how often each was used",
  "  npm run admin -- codes make months <n> <last day> <uses> [code]        a code for months of premium",
  "  npm run admin -- codes make discount <last day> <uses> [code]          a code for the lower price",
  "  npm run admin -- codes end <code>                                      ends a code",
];
const DAY_MS = 86_400_000;
const PAGE = 1000;
const REASON = "By the command line";

const wishOf = ([gives, ...given]: readonly string[]): CodeWish | undefined => {
  const [months = "", day = "", most = "", code, ...more] = gives === "discount" ? ["0", ...given] : given;
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if ((gives !== "months" && gives !== "discount") || Number.isNaN(begin) || most === "" || more.length > 0)
    return undefined;
  return {
    gives,
    months: Number(months),
    until: begin + DAY_MS,
    most: Number(most),
    ...(code === undefined ? {} : { code }),
  };
};

const lineOf = ({ code, gives, months, until, uses, most }: PremiumCode): string =>
  [
    code.padEnd(24),
    (gives === "months" ? `${months} months` : "discount").padEnd(10),
    new Date(until).toISOString(),
    `${uses} of ${most} used`,
  ].join("  ");

/** BO2, BO3: the admins' use cases, for who runs the server. */
export const runCodes = (given: readonly string[]): Promise<never> => {
  const [verb, ...rest] = given;
  const wish = verb === "make" ? wishOf(rest) : undefined;
  const isEnd = verb === "end" && rest.length === 1;
  if (verb !== undefined && wish === undefined && !isEnd) return Promise.resolve(exitWith(1, ...USAGE));
  return runWithDatabase((sql) => {
    const office = makeSqlBackOfficeStore(sql);
    const secret = (): string => randomBytes(60).toString("base64");
    const same = (text: string): string => text;
    const codes = makePremiumCodes({
      office,
      premium: makeSqlMembershipStore(sql),
      links: { tokenOf: secret, seal: same, open: same },
      clock: makeSystemClock(),
    });
    return Effect.gen(function* () {
      const id = yield* makeUuidV7Ids().next;
      if (wish !== undefined) return [lineOf(yield* codes.make({ id, reason: REASON, wish }))];
      if (isEnd) {
        const [code = ""] = rest;
        yield* codes.end({ id, reason: REASON, code });
        return [`${code} gives nothing any more.`];
      }
      const all = yield* office.codes({ limit: PAGE });
      return all.length === 0 ? ["No codes have been made yet."] : all.map(lineOf);
    }).pipe(
      Effect.catchTag("CodeWishRefused", ({ field }) =>
        Effect.succeed({ refused: `This does not do for the code: ${field}.` }),
      ),
      Effect.catchTag("CodeTaken", () => Effect.succeed({ refused: "Another code has this text." })),
      Effect.catchTag("CodeNotFound", () => Effect.succeed({ refused: "There is no such code." })),
      Effect.catchTag("ReasonRefused", () => Effect.succeed({ refused: "A reason is missing." })),
    );
  });
};
