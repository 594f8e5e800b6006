import { token } from "../platform/token.ts";
import { makeReadDigest, type DigestPorts } from "./read-digest.ts";

/** All that can be asked of a week. */
export const makeDigestUseCases = (ports: DigestPorts) => ({
  readDigest: makeReadDigest(ports),
  todayOf: ports.today,
  weekStartOf: ports.weekStart,
});

export type DigestUseCases = ReturnType<typeof makeDigestUseCases>;
export const DigestUseCases = token<DigestUseCases>("DigestUseCases");
