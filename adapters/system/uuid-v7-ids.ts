import type { Ids } from "@morsel/application/platform/ids";
import { uuidV7 } from "@morsel/application/platform/uuid-v7";
import * as Effect from "effect/Effect";
import { randomBytes } from "node:crypto";

export const makeUuidV7Ids = (): Ids => ({ next: Effect.sync(() => uuidV7(Date.now(), randomBytes(10))) });
