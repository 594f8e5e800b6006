import { createLogger, type Logger } from "vite";

/** A build with a warning fails at its end: a warning that nobody reads hides what it warns of. */
export const strictLogger = (): Logger => {
  const logger = createLogger("warn");
  const refuse = (message: string): void => {
    process.exitCode = 1;
    logger.error(`A warning fails the build:\n${message}`);
  };
  return { ...logger, hasWarned: false, warn: refuse, warnOnce: refuse };
};
