import { silentLog } from "@morsel/adapters/http-server/platform/log";
import { makeMemoryCommonPasswords } from "@morsel/adapters/memory/identity/common-passwords";
import { makeMemoryPasswords } from "@morsel/adapters/memory/identity/passwords";
import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { makeMemoryMailer } from "@morsel/adapters/memory/mail/mailbox";
import { makeMemoryMailWords } from "@morsel/adapters/memory/mail/mail-words";
import { emptyMemory } from "@morsel/adapters/memory/platform/state";
import { makeMemoryIds } from "@morsel/adapters/memory/platform/ids";
import { Effect } from "effect";

/** Settings of a server that reaches nothing outside its process. */
export const settingsInMemory = {
  clock: makeMemoryClock(0).clock,
  monotonic: makeMemoryClock(0).monotonic,
  ids: makeMemoryIds(),
  passwords: makeMemoryPasswords(),
  commonPasswords: makeMemoryCommonPasswords(),
  isReady: Effect.succeed(true),
  secret: "a secret for tests only, long enough",
  hasRateLimits: true,
  log: silentLog,
  mailer: makeMemoryMailer(emptyMemory()),
  mailWords: makeMemoryMailWords(),
  contactAddress: "operator@example.org",
  publicOrigin: "http://localhost:3000",
};
