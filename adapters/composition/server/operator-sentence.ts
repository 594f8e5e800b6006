import * as Cause from "effect/Cause";
import type { AuthErrorCode } from "@morsel/domain/identity";
import type { SecretUnusable } from "../../crypto/secret.ts";
import { isDatabaseFailure } from "../../sql/engine/failures.ts";
import type { Config } from "./config.ts";

const codeOf = (problem: unknown): unknown =>
  problem instanceof Error && "code" in problem ? problem.code : undefined;

const isSecretUnusable = (problem: unknown): problem is SecretUnusable =>
  typeof problem === "object" && problem !== null && "_tag" in problem && problem._tag === "SecretUnusable";

/** Explains to the operator why the server cannot start: the problem and its remedy, not the place in the program. */
export const operatorSentence = (cause: Cause.Cause<unknown>, { port, host, dataFolder }: Config): string => {
  const problem = Cause.squash(cause);
  if (isDatabaseFailure(problem)) return problem.message;
  if (isSecretUnusable(problem)) return `${"NO_SECRET" satisfies AuthErrorCode}: ${problem.message}`;
  switch (codeOf(problem)) {
    case "EADDRINUSE":
      return `Port ${port} is in use. End the program that uses it, or set PORT to another number.`;
    case "EACCES":
      return `Not allowed to use port ${port} or to write to ${dataFolder}. Choose a port above 1023 or another MORSEL_DATA.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `HOST is "${host}", which is not an address of this machine. Leave it out to listen on all.`;
    case "EROFS":
    case "ENOENT":
    case "EPERM":
    case "ELOOP":
    case "ENAMETOOLONG":
    case "ENOTDIR":
    case "EEXIST":
      return `The data directory ${dataFolder} cannot be written. Set MORSEL_DATA to a directory that can.`;
    default:
      return `The server could not start: ${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}`;
  }
};
