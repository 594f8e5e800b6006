import type * as Effect from "effect/Effect";
import type { Limit } from "@morsel/application/platform/rate-buckets";
import { token } from "@morsel/application/platform/token";

/** A household behind one address, or all of it as one member, does not meet these; a machine that guesses or floods does. */
export const LIMITS = {
  /** Each costs an argon2id hash. Twenty people with their slips, then one a minute. */
  signUp: { burst: 20, secondsEach: 60 },
  /** As typed: six people who type at once for ten seconds, then twenty a second. */
  search: { burst: 300, secondsEach: 0.05 },
  /** Links to mailboxes are asked for, tried and used: a household's worth at once, then one in five minutes. */
  accountLink: { burst: 20, secondsEach: 300 },
  /** Tries of keys to locked diaries, right ones too, each an argon2id hash: two months leafed through, then two a minute. */
  diaryKey: { burst: 60, secondsEach: 30 },
  lookUp: { burst: 60, secondsEach: 1 },
  log: { burst: 30, secondsEach: 2 },
  /** A burst of messages to the operator, then one in five minutes: each is stored for good. */
  contact: { burst: 5, secondsEach: 300 },
  /** Invitations of one member, by mail too: an evening of gathering friends, then one in three minutes. */
  invite: { burst: 30, secondsEach: 180 },
  /** Messages of one member, and reports of them: a lively conversation, then one in ten seconds. */
  message: { burst: 60, secondsEach: 10 },
  /** Posts of one member, and reports of them: an evening's talk, then one in twenty seconds. Each is rendered and others read it. */
  forumPost: { burst: 30, secondsEach: 20 },
  /** Previews of one member: each takes up to a fifth of a second. */
  forumPreview: { burst: 20, secondsEach: 3 },
  /** Reactions of one member: a long topic gone through, then one in five seconds. */
  forumReaction: { burst: 60, secondsEach: 5 },
  /** Marks of what a member read and follows: a page of topics leafed through, then one a second. Each is a write. */
  forumRead: { burst: 240, secondsEach: 1 },
  /** A household that goes from page to page, then one a second: each is a write. */
  pageView: { burst: 120, secondsEach: 1 },
  /** A page asks once when it opens, and once for each try. */
  passkey: { burst: 60, secondsEach: 1 },
  /** Each takes a core for some tenths of a second. A year of photos from an old phone, then one in five seconds. */
  photo: { burst: 60, secondsEach: 5 },
  /** A dozen files, then one a minute: each is read twice and kept for a day. */
  importFile: { burst: 12, secondsEach: 60 },
  /** Parts of 2 MB: a file of the largest size at once, then 4 MB a second. */
  importPart: { burst: 300, secondsEach: 0.5 },
  /** Codes of premium are guessed slower than they can be found: ten, then one in five minutes. */
  premiumCode: { burst: 10, secondsEach: 300 },
  /** Messages that a member sends to their webhooks by hand: a handful while setting one up, then two a minute. */
  webhook: { burst: 20, secondsEach: 30 },
  /** Orders and payments of premium: each asks another service. */
  premiumOrder: { burst: 20, secondsEach: 30 },
} as const satisfies { readonly [name: string]: Limit };

export type LimitName = keyof typeof LIMITS;

export type RateLimits = {
  /** Seconds to wait; 0 when there is still room. Takes one. */
  readonly take: (name: LimitName, key: string) => number;
  /** The same, counted for all processes that share a database: what costs mail, hashes or tells of accounts. */
  readonly takeShared: (name: LimitName, key: string) => Effect.Effect<number>;
};

export const RateLimits = token<RateLimits>("RateLimits");
